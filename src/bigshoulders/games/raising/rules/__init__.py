"""What the rules do: the verbs that several phases use, and the phases themselves."""
