// CFByteOrder.h: this machine is little-endian.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

int main(void) {
    CFByteOrder order = CFByteOrderGetCurrent();
    enum __CFByteOrder little = CFByteOrderLittleEndian;
    CHECK(order == (CFByteOrder)little && CF_USE_OSBYTEORDER_H);
    CHECK_NUMBER(CFSwapInt16(0x1234), 0x3412);
    CHECK_NUMBER(CFSwapInt32(0x12345678), 0x78563412);
    CHECK(CFSwapInt64(0x0102030405060708) == 0x0807060504030201);
    CHECK_NUMBER(CFSwapInt16BigToHost(0x1234), 0x3412);
    CHECK_NUMBER(CFSwapInt32BigToHost(0x12345678), 0x78563412);
    CHECK(CFSwapInt64BigToHost(1) == 1ull << 56);
    CHECK_NUMBER(CFSwapInt16HostToBig(0x1234), 0x3412);
    CHECK_NUMBER(CFSwapInt32HostToBig(1), 0x01000000);
    CHECK(CFSwapInt64HostToBig(1) == 1ull << 56);
    CHECK_NUMBER(CFSwapInt16LittleToHost(0x1234), 0x1234);
    CHECK_NUMBER(CFSwapInt32LittleToHost(0x12345678), 0x12345678);
    CHECK_NUMBER(CFSwapInt64LittleToHost(5), 5);
    CHECK_NUMBER(CFSwapInt16HostToLittle(0x1234), 0x1234);
    CHECK_NUMBER(CFSwapInt32HostToLittle(6), 6);
    CHECK_NUMBER(CFSwapInt64HostToLittle(7), 7);
    CFSwappedFloat32 narrow = CFConvertFloat32HostToSwapped(1.5f);
    CHECK(narrow.v == 0x0000C03F && CFConvertFloat32SwappedToHost(narrow) == 1.5f);
    CFSwappedFloat64 wide = CFConvertFloat64HostToSwapped(1.5);
    CHECK(wide.v == 0x000000000000F83F && CFConvertFloat64SwappedToHost(wide) == 1.5);
    CHECK(CFConvertFloatSwappedToHost(CFConvertFloatHostToSwapped(-2.25f)) == -2.25f);
    CHECK(CFConvertDoubleSwappedToHost(CFConvertDoubleHostToSwapped(1e300)) == 1e300);
    return end_of_checks();
}

// > 20 checks
