#pragma once

/// Links classes that were loaded since the last time to their superclasses, and their metaclasses. Called with the
/// runtime's lock held.
void class_links_make(void);
