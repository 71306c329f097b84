"""What one server process holds: viewers, locks, tasks."""
