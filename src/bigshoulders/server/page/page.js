// The plain page.
