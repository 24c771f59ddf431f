"""What a seat cannot know, drawn anew."""
