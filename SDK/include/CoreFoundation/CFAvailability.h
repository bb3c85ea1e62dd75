// Marks of declarations that are of some systems only: here they say nothing.
#pragma once
#include <Availability.h>
#include <TargetConditionals.h>

#define CF_AVAILABLE(mac, phone)
#define CF_AVAILABLE_MAC(mac)
#define CF_AVAILABLE_IOS(phone)
#define CF_DEPRECATED(...)
#define CF_AVAILABLE_IPHONE(phone)
#define CF_DEPRECATED_MAC(...)
#define CF_DEPRECATED_IOS(...)
#define CF_DEPRECATED_IPHONE(...)
#define CF_ENUM_AVAILABLE(mac, phone)
#define CF_ENUM(type, name) enum name : type name; enum name : type
#ifdef __cplusplus
#define CF_OPTIONS(type, name) type name; enum : type
#else
#define CF_OPTIONS(type, name) enum name : type name; enum name : type
#endif

#ifdef __cplusplus
// Single options are of an enumeration here and were integers on the device: C++ combines them as C does. Only enumerations of
// NSUInteger's and CFOptionFlags' size are meant.
extern "C++" {
template <typename Option, bool isEnumeration = __is_enum(Option)> struct OptionSet {};
template <typename Option, typename Raw> struct OptionSetOf {};
template <typename Option> struct OptionSetOf<Option, unsigned long> {
    typedef Option type;
};
template <typename Option> struct OptionSet<Option, true> : OptionSetOf<Option, __underlying_type(Option)> {};

#if __cplusplus >= 201103L
#define OPTION_SET_INLINE constexpr
#else
#define OPTION_SET_INLINE inline
#endif
template <typename Option>
OPTION_SET_INLINE typename OptionSet<Option>::type operator|(Option first, Option second) {
    return (Option)((unsigned long)first | (unsigned long)second);
}
template <typename Option>
OPTION_SET_INLINE typename OptionSet<Option>::type operator&(Option first, Option second) {
    return (Option)((unsigned long)first & (unsigned long)second);
}
template <typename Option>
OPTION_SET_INLINE typename OptionSet<Option>::type operator^(Option first, Option second) {
    return (Option)((unsigned long)first ^ (unsigned long)second);
}
template <typename Option> OPTION_SET_INLINE typename OptionSet<Option>::type operator~(Option options) {
    return (Option)~(unsigned long)options;
}
template <typename Option> inline typename OptionSet<Option>::type &operator|=(Option &first, Option second) {
    return first = first | second;
}
template <typename Option> inline typename OptionSet<Option>::type &operator&=(Option &first, Option second) {
    return first = first & second;
}
#undef OPTION_SET_INLINE
}
#endif
