#pragma once

// GNUstep includes this name when blocks are on; GCC's runtime does not have it. The functions are those of the Swift
// toolchain's libBlocksRuntime.
#ifdef __cplusplus
extern "C" {
#endif
void *_Block_copy(const void *block);
void _Block_release(const void *block);
#ifdef __cplusplus
}
#endif
