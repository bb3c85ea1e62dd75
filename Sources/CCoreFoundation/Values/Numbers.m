// CFNumber and CFBoolean.

#include "Objects/References.h"

static NSNumber *number_of(CFNumberRef number) { return OBJECT(NSNumber, number); }

Boolean CFBooleanGetValue(CFBooleanRef boolean) { return [OBJECT(NSNumber, boolean) boolValue]; }

/// The type with a fixed size: for `long`, SInt64.
static CFNumberType sized_type(CFNumberType type) {
    switch (type) {
    case kCFNumberCharType: return kCFNumberSInt8Type;
    case kCFNumberShortType: return kCFNumberSInt16Type;
    case kCFNumberIntType: return kCFNumberSInt32Type;
    case kCFNumberLongType:
    case kCFNumberLongLongType:
    case kCFNumberCFIndexType:
    case kCFNumberNSIntegerType: return kCFNumberSInt64Type;
    case kCFNumberFloatType: return kCFNumberFloat32Type;
    case kCFNumberDoubleType:
    case kCFNumberCGFloatType: return kCFNumberFloat64Type;
    default: return type;
    }
}

CFNumberRef CFNumberCreate(CFAllocatorRef allocator, CFNumberType type, const void *value) {
    NSNumber *number = nil;
    switch (sized_type(type)) {
    case kCFNumberSInt8Type: number = [NSNumber numberWithChar:*(const SInt8 *)value]; break;
    case kCFNumberSInt16Type: number = [NSNumber numberWithShort:*(const SInt16 *)value]; break;
    case kCFNumberSInt32Type: number = [NSNumber numberWithInt:*(const SInt32 *)value]; break;
    case kCFNumberSInt64Type: number = [NSNumber numberWithLongLong:*(const SInt64 *)value]; break;
    case kCFNumberFloat32Type: number = [NSNumber numberWithFloat:*(const float *)value]; break;
    case kCFNumberFloat64Type: number = [NSNumber numberWithDouble:*(const double *)value]; break;
    default: break;
    }
    return OWNED(CFNumberRef, number);
}

CFNumberType CFNumberGetType(CFNumberRef number) {
    switch ([number_of(number) objCType][0]) {
    case 'c':
    case 'C': return kCFNumberSInt8Type;
    case 's':
    case 'S': return kCFNumberSInt16Type;
    case 'i':
    case 'I': return kCFNumberSInt32Type;
    case 'f': return kCFNumberFloat32Type;
    case 'd': return kCFNumberFloat64Type;
    default: return kCFNumberSInt64Type;
    }
}

CFIndex CFNumberGetByteSize(CFNumberRef number) {
    switch (CFNumberGetType(number)) {
    case kCFNumberSInt8Type: return 1;
    case kCFNumberSInt16Type: return 2;
    case kCFNumberSInt32Type:
    case kCFNumberFloat32Type: return 4;
    default: return 8;
    }
}

Boolean CFNumberIsFloatType(CFNumberRef number) {
    CFNumberType type = CFNumberGetType(number);
    return type == kCFNumberFloat32Type || type == kCFNumberFloat64Type;
}

Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void *value) {
    NSNumber *it = number_of(number);
    BOOL is_float = CFNumberIsFloatType(number);
    // An app's subclass of NSNumber may implement only the accessor for its own type.
    double exact = is_float ? [it doubleValue] : (double)[it longLongValue];
    SInt64 whole = [it longLongValue];
    BOOL keeps_whole = !is_float || (double)whole == exact;
    switch (sized_type(type)) {
    case kCFNumberSInt8Type:
        *(SInt8 *)value = (SInt8)whole;
        return keeps_whole && *(SInt8 *)value == whole;
    case kCFNumberSInt16Type:
        *(SInt16 *)value = (SInt16)whole;
        return keeps_whole && *(SInt16 *)value == whole;
    case kCFNumberSInt32Type:
        *(SInt32 *)value = (SInt32)whole;
        return keeps_whole && *(SInt32 *)value == whole;
    case kCFNumberSInt64Type:
        *(SInt64 *)value = whole;
        return keeps_whole;
    case kCFNumberFloat32Type:
        *(float *)value = (float)exact;
        return (double)*(float *)value == exact || isnan(exact);
    case kCFNumberFloat64Type:
        *(double *)value = exact;
        return is_float || (SInt64)exact == whole;
    default: return false;
    }
}

CFComparisonResult CFNumberCompare(CFNumberRef number, CFNumberRef other, void *context) {
    return (CFComparisonResult)[number_of(number) compare:number_of(other)];
}
