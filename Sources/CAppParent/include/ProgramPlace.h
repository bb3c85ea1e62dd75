#pragma once

/// From now on this process, forked from the parent of apps, says that it runs this program: the link `/proc/self/exe` as
/// `readlink` reads it, and Foundation's main bundle. The path is kept.
void program_place_set(const char *_Nonnull path);
