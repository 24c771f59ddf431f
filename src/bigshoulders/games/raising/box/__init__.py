"""What is printed: components, how they are loaded and checked, and what packs may change."""
