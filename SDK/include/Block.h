// Blocks that outlive their function. The same in C and C++, before Foundation and after it.
#pragma once

#ifdef __cplusplus
#define BLOCK_EXPORT extern "C"
#else
#define BLOCK_EXPORT extern
#endif

/// A copy on the heap, or one more reference to a block that is there already.
BLOCK_EXPORT void *_Block_copy(const void *block);
BLOCK_EXPORT void _Block_release(const void *block);
// What compiled code calls for variables that blocks share.
BLOCK_EXPORT void _Block_object_assign(void *destination, const void *object, const int flags);
BLOCK_EXPORT void _Block_object_dispose(const void *object, const int flags);
BLOCK_EXPORT void *_NSConcreteGlobalBlock[32];
BLOCK_EXPORT void *_NSConcreteStackBlock[32];

#undef Block_copy
#undef Block_release
#define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
#define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
