// Several values of one property, each with a label.
#pragma once
#import <AddressBook/ABRecord.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const void *ABMultiValueRef;
typedef const void *ABMutableMultiValueRef;
typedef int32_t ABMultiValueIdentifier;

#define kABMultiValueInvalidIdentifier (-1)

AB_EXTERN ABPropertyType ABMultiValueGetPropertyType(ABMultiValueRef values);
AB_EXTERN CFIndex ABMultiValueGetCount(ABMultiValueRef values);
AB_EXTERN CFTypeRef ABMultiValueCopyValueAtIndex(ABMultiValueRef values, CFIndex index);
AB_EXTERN CFArrayRef ABMultiValueCopyArrayOfAllValues(ABMultiValueRef values);
AB_EXTERN CFStringRef ABMultiValueCopyLabelAtIndex(ABMultiValueRef values, CFIndex index);
AB_EXTERN CFIndex ABMultiValueGetIndexForIdentifier(ABMultiValueRef values, ABMultiValueIdentifier identifier);
AB_EXTERN ABMultiValueIdentifier ABMultiValueGetIdentifierAtIndex(ABMultiValueRef values, CFIndex index);
AB_EXTERN CFIndex ABMultiValueGetFirstIndexOfValue(ABMultiValueRef values, CFTypeRef value);

AB_EXTERN ABMutableMultiValueRef ABMultiValueCreateMutable(ABPropertyType type);
AB_EXTERN ABMutableMultiValueRef ABMultiValueCreateMutableCopy(ABMultiValueRef values);
AB_EXTERN bool ABMultiValueAddValueAndLabel(ABMutableMultiValueRef values, CFTypeRef value, CFStringRef label,
                                            ABMultiValueIdentifier *identifier);
AB_EXTERN bool ABMultiValueInsertValueAndLabelAtIndex(ABMutableMultiValueRef values, CFTypeRef value,
                                                      CFStringRef label, CFIndex index,
                                                      ABMultiValueIdentifier *identifier);
AB_EXTERN bool ABMultiValueRemoveValueAndLabelAtIndex(ABMutableMultiValueRef values, CFIndex index);
AB_EXTERN bool ABMultiValueReplaceValueAtIndex(ABMutableMultiValueRef values, CFTypeRef value, CFIndex index);
AB_EXTERN bool ABMultiValueReplaceLabelAtIndex(ABMutableMultiValueRef values, CFStringRef label, CFIndex index);

CF_IMPLICIT_BRIDGING_DISABLED
