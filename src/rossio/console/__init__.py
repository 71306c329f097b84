"""What all commands share: how they are asked, how they speak, how they refuse."""
