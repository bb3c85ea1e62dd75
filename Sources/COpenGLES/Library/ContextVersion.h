#pragma once

/// 1 or 2: what the context that is current in this thread was made for. 0 without one.
int graphics_context_version(void);
