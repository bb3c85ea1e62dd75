// C11's atomic types. Clang's own header gives way to the next one of that name, which is GCC's here and which clang cannot
// compile, unless there is no C library below.

#pragma clang system_header
#pragma push_macro("__STDC_HOSTED__")
#undef __STDC_HOSTED__
#define __STDC_HOSTED__ 0
#include_next <stdatomic.h>
#pragma pop_macro("__STDC_HOSTED__")
