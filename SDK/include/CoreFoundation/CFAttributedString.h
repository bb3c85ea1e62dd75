// CFAttributedString, which is NSAttributedString.
#pragma once
#include <CoreFoundation/CFDictionary.h>
#include <CoreFoundation/CFString.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN

CFTypeID CFAttributedStringGetTypeID(void);
CFAttributedStringRef CFAttributedStringCreate(CFAllocatorRef allocator, CFStringRef string, CFDictionaryRef attributes);
CFAttributedStringRef CFAttributedStringCreateWithSubstring(CFAllocatorRef allocator, CFAttributedStringRef string,
                                                            CFRange range);
CFAttributedStringRef CFAttributedStringCreateCopy(CFAllocatorRef allocator, CFAttributedStringRef string);
CFMutableAttributedStringRef CFAttributedStringCreateMutable(CFAllocatorRef allocator, CFIndex maximumLength);
CFMutableAttributedStringRef CFAttributedStringCreateMutableCopy(CFAllocatorRef allocator, CFIndex maximumLength,
                                                                 CFAttributedStringRef string);
CFStringRef CFAttributedStringGetString(CFAttributedStringRef string);
CFIndex CFAttributedStringGetLength(CFAttributedStringRef string);
CFDictionaryRef CFAttributedStringGetAttributes(CFAttributedStringRef string, CFIndex index, CFRange *effectiveRange);
CFTypeRef CFAttributedStringGetAttribute(CFAttributedStringRef string, CFIndex index, CFStringRef name,
                                         CFRange *effectiveRange);
CFDictionaryRef CFAttributedStringGetAttributesAndLongestEffectiveRange(CFAttributedStringRef string, CFIndex index,
                                                                        CFRange range, CFRange *effectiveRange);
CFTypeRef CFAttributedStringGetAttributeAndLongestEffectiveRange(CFAttributedStringRef string, CFIndex index,
                                                                 CFStringRef name, CFRange range,
                                                                 CFRange *effectiveRange);
CFMutableStringRef CFAttributedStringGetMutableString(CFMutableAttributedStringRef string);
void CFAttributedStringReplaceString(CFMutableAttributedStringRef string, CFRange range, CFStringRef replacement);
void CFAttributedStringReplaceAttributedString(CFMutableAttributedStringRef string, CFRange range,
                                               CFAttributedStringRef replacement);
void CFAttributedStringSetAttributes(CFMutableAttributedStringRef string, CFRange range, CFDictionaryRef attributes,
                                     Boolean clearOtherAttributes);
void CFAttributedStringSetAttribute(CFMutableAttributedStringRef string, CFRange range, CFStringRef name, CFTypeRef value);
void CFAttributedStringRemoveAttribute(CFMutableAttributedStringRef string, CFRange range, CFStringRef name);
void CFAttributedStringBeginEditing(CFMutableAttributedStringRef string);
void CFAttributedStringEndEditing(CFMutableAttributedStringRef string);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
