// Exceptions in Objective-C++: what `@throw` throws passes through C++, and back.
//
// Code of the GNUstep ABI in Objective-C++ catches all with the C++ library's functions. So an object that was thrown
// is put into a C++ exception when it comes to the first frame of such code, and the C++ library's personality routine
// does the rest. Described in “C++ ABI for Itanium: Exception Handling”.

#include "Runtime/MixedExceptions.h"

#include <cstddef>
#include <cstdint>
#include <cxxabi.h>
#include <typeinfo>

namespace gnustep {
namespace libobjc {

/// The type of all objects, and what `@catch (id object)` names.
struct __objc_id_type_info : std::type_info {
    __objc_id_type_info() : std::type_info("@id") {}
    virtual ~__objc_id_type_info();
    bool __is_pointer_p() const override { return true; }
    bool __do_catch(const std::type_info *thrown, void **object, unsigned) const override;
};

/// What `@catch (NSException *exception)` names; the compiler makes one for each class.
struct __objc_class_type_info : std::type_info {
    explicit __objc_class_type_info(const char *name) : std::type_info(name) {}
    virtual ~__objc_class_type_info();
    bool __is_pointer_p() const override { return true; }
    bool __do_catch(const std::type_info *thrown, void **object, unsigned) const override;
};

}  // namespace libobjc
}  // namespace gnustep

extern "C" gnustep::libobjc::__objc_id_type_info __objc_id_type_info;
gnustep::libobjc::__objc_id_type_info __objc_id_type_info;

gnustep::libobjc::__objc_id_type_info::~__objc_id_type_info() {}
gnustep::libobjc::__objc_class_type_info::~__objc_class_type_info() {}

bool gnustep::libobjc::__objc_id_type_info::__do_catch(const std::type_info *thrown, void **, unsigned) const {
    return thrown == &::__objc_id_type_info;
}

bool gnustep::libobjc::__objc_class_type_info::__do_catch(const std::type_info *thrown, void **object, unsigned) const {
    return thrown == &::__objc_id_type_info && exception_is_of_class(*object, name());
}

namespace {

/// What a C++ exception holds that stands for an Objective-C one.
struct carried {
    void *object;
    _Unwind_Exception *original;
};

/// Of the C++ library: what is behind `__cxa_get_globals`.
struct exception_globals {
    void *caught;
    unsigned int uncaught;
};

const _Unwind_Exception_Class c_plus_plus_class = 0x474E5543432B2B00;  // "GNUCC++\0"
const _Unwind_Exception_Class objective_c_class = 0x474E55434F424A43;  // "GNUCOBJC"

/// From the C++ library's own header, which begins with the type, to its `_Unwind_Exception`, in bytes.
const std::ptrdiff_t distance_to_header = 80;

_Unwind_Exception *header_of(carried *contents) { return reinterpret_cast<_Unwind_Exception *>(contents) - 1; }

/// The C++ exception that stands for the Objective-C one on its way through this thread.
thread_local _Unwind_Exception *current_original;
thread_local carried *current;

}  // namespace

extern "C" {

_Unwind_Reason_Code __gxx_personality_v0(int, _Unwind_Action, _Unwind_Exception_Class, _Unwind_Exception *,
                                         _Unwind_Context *);

_Unwind_Exception *exception_carried(_Unwind_Exception *exception, _Unwind_Exception_Class thrown_class) {
    if (thrown_class != c_plus_plus_class) return nullptr;
    auto type = reinterpret_cast<std::type_info **>(reinterpret_cast<char *>(exception) - distance_to_header);
    return *type == &__objc_id_type_info ? reinterpret_cast<carried *>(exception + 1)->original : nullptr;
}

void exception_carried_is_caught() {
    reinterpret_cast<exception_globals *>(abi::__cxa_get_globals())->uncaught--;
}

/// Called for each frame of Objective-C++.
_Unwind_Reason_Code __gnustep_objcxx_personality_v0(int version, _Unwind_Action actions,
                                                    _Unwind_Exception_Class thrown_class, _Unwind_Exception *exception,
                                                    _Unwind_Context *context) {
    if (thrown_class != objective_c_class) {
        return __gxx_personality_v0(version, actions, thrown_class, exception, context);
    }
    if (current_original != exception) {
        current = static_cast<carried *>(abi::__cxa_allocate_exception(sizeof(carried)));
        *current = carried{exception_object(exception), exception};
        // What it returns begins with the count of those that hold the exception.
        *reinterpret_cast<int *>(abi::__cxa_init_primary_exception(current, &__objc_id_type_info, nullptr)) = 1;
        current_original = exception;
    }
    _Unwind_Exception *standing = header_of(current);
    _Unwind_Reason_Code code = __gxx_personality_v0(version, actions, c_plus_plus_class, standing, context);
    if (code == _URC_HANDLER_FOUND) exception_finds_handler(exception, context);
    if (code == _URC_INSTALL_CONTEXT) {
        if (actions & _UA_HANDLER_FRAME) {
            // From here on it is a C++ exception; beginning to catch it takes one from the count.
            reinterpret_cast<exception_globals *>(abi::__cxa_get_globals())->uncaught++;
            current_original = nullptr;
        } else {
            // Clean-up goes on with what is on its way.
            _Unwind_SetGR(context, __builtin_eh_return_data_regno(0), reinterpret_cast<uintptr_t>(exception));
        }
    }
    return code;
}

}  // extern "C"
