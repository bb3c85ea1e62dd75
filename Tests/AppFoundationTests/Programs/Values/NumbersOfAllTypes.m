// Numbers of each type of C give their value back as any other, print it, and compare by it.
// > done

#import "../Expect.h"

static NSNumber *made(NSNumber *number) { return [number autorelease]; }

static void makers(void) {
    COUNT([[NSNumber numberWithChar:-5] charValue], -5);
    COUNT([[NSNumber numberWithUnsignedChar:250] unsignedCharValue], 250);
    COUNT([[NSNumber numberWithShort:-3000] shortValue], -3000);
    COUNT([[NSNumber numberWithUnsignedShort:60000] unsignedShortValue], 60000);
    COUNT([[NSNumber numberWithInt:-70000] intValue], -70000);
    COUNT([[NSNumber numberWithUnsignedInt:4000000000U] unsignedIntValue], 4000000000U);
    COUNT([[NSNumber numberWithLong:-70000] longValue], -70000);
    COUNT([[NSNumber numberWithUnsignedLong:80000] unsignedLongValue], 80000);
    COUNT([[NSNumber numberWithLongLong:LLONG_MIN] longLongValue], LLONG_MIN);
    IS([[NSNumber numberWithUnsignedLongLong:ULLONG_MAX] unsignedLongLongValue] == ULLONG_MAX);
    COUNT([[NSNumber numberWithUnsignedInteger:NSUIntegerMax] unsignedIntegerValue], NSUIntegerMax);
    SAME(made([[NSNumber alloc] initWithBool:YES]), [NSNumber numberWithBool:YES]);
    SAME([made([[NSNumber alloc] initWithBool:YES]) description], @"1");
    SAME([made([[NSNumber alloc] initWithChar:'A']) stringValue], @"65");
    SAME([made([[NSNumber alloc] initWithUnsignedChar:200]) stringValue], @"200");
    SAME([made([[NSNumber alloc] initWithShort:-1]) stringValue], @"-1");
    SAME([made([[NSNumber alloc] initWithUnsignedShort:65535]) stringValue], @"65535");
    SAME([made([[NSNumber alloc] initWithInt:-12]) stringValue], @"-12");
    SAME([made([[NSNumber alloc] initWithUnsignedInt:UINT_MAX]) stringValue], @"4294967295");
    SAME([made([[NSNumber alloc] initWithLong:-123]) stringValue], @"-123");
    SAME([made([[NSNumber alloc] initWithUnsignedLong:123]) stringValue], @"123");
    SAME([made([[NSNumber alloc] initWithInteger:-9]) stringValue], @"-9");
    SAME([made([[NSNumber alloc] initWithUnsignedInteger:9]) stringValue], @"9");
    SAME([made([[NSNumber alloc] initWithLongLong:-5000000000LL]) stringValue], @"-5000000000");
    SAME([made([[NSNumber alloc] initWithUnsignedLongLong:ULLONG_MAX]) stringValue], @"18446744073709551615");
    SAME([made([[NSNumber alloc] initWithFloat:0.1f]) stringValue], @"0.1");
    SAME([made([[NSNumber alloc] initWithDouble:-1.25]) stringValue], @"-1.25");
}

static void conversions(void) {
    NSNumber *real = [NSNumber numberWithDouble:-3.75], *large = [NSNumber numberWithLongLong:0x1234567890LL];
    COUNT([real charValue], -3);
    COUNT([real shortValue], -3);
    COUNT([real longValue], -3);
    COUNT([real integerValue], -3);
    COUNT([real longLongValue], -3);
    IS([real boolValue] && ![[NSNumber numberWithInt:0] boolValue] && [[NSNumber numberWithDouble:0.5] boolValue]);
    COUNT([large unsignedCharValue], 0x90);
    COUNT([large unsignedShortValue], 0x7890);
    COUNT([large unsignedIntValue], 0x34567890);
    COUNT([large unsignedLongValue], 0x1234567890LL);
    REAL([large doubleValue], 78187493520.0);
    REAL([[NSNumber numberWithInt:3] floatValue], 3);
    SAME([NSNumber numberWithInt:3], [NSNumber numberWithDouble:3]);
    IS([[NSNumber numberWithInt:1] isEqualToNumber:[NSNumber numberWithBool:YES]]);
    IS([[NSNumber numberWithFloat:0.5] isEqualToNumber:[NSNumber numberWithDouble:0.5]]);
    IS(![[NSNumber numberWithFloat:0.1f] isEqualToNumber:[NSNumber numberWithDouble:0.1]]);
    IS(![[NSNumber numberWithLongLong:LLONG_MAX] isEqualToNumber:[NSNumber numberWithLongLong:LLONG_MAX - 1]]);
    COUNT([[NSNumber numberWithInt:3] hash], [[NSNumber numberWithDouble:3] hash]);
    COUNT([[NSNumber numberWithInt:-1] compare:[NSNumber numberWithUnsignedLongLong:ULLONG_MAX]], NSOrderedAscending);
    COUNT([[NSNumber numberWithDouble:2.5] compare:[NSNumber numberWithInt:2]], NSOrderedDescending);
    COUNT([[NSNumber numberWithChar:2] compare:[NSNumber numberWithLongLong:2]], NSOrderedSame);
    SAME([[NSNumber numberWithDouble:1234.5] descriptionWithLocale:nil], @"1234.5");
    IS(strcmp([[NSNumber numberWithInt:1] objCType], "i") == 0 &&
        strcmp([[NSNumber numberWithDouble:1] objCType], "d") == 0);
    IS(strcmp([[NSNumber numberWithBool:YES] objCType], "c") == 0 ||
        strcmp([[NSNumber numberWithBool:YES] objCType], @encode(BOOL)) == 0);
    NSNumber *again = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:large]];
    IS([again isEqualToNumber:large] && [[large copy] autorelease] == large);
    int pair[2] = {3, 4}, read[2] = {0, 0};
    NSValue *value = [[[NSValue alloc] initWithBytes:pair objCType:@encode(int[2])] autorelease];
    [value getValue:read];
    IS(read[0] == 3 && read[1] == 4);
}

static void bytes(void) {
    COUNT(NSHostByteOrder(), NS_LittleEndian);
    COUNT(NSSwapShort(0x1234), 0x3412);
    COUNT(NSSwapInt(0x12345678), 0x78563412);
    IS(NSSwapLongLong(0x0102030405060708ULL) == 0x0807060504030201ULL);
    IS(NSSwapLong(NSSwapLong(77)) == 77 && NSSwapLong(77) != 77);
    COUNT(NSSwapHostShortToBig(0x1234), 0x3412);
    COUNT(NSSwapHostIntToBig(1), 0x01000000);
    IS(NSSwapHostLongLongToBig(1) == 0x0100000000000000ULL && NSSwapHostLongToBig(1) == NSSwapLong(1));
    IS(NSSwapHostShortToLittle(9) == 9 && NSSwapHostIntToLittle(9) == 9 && NSSwapHostLongToLittle(9) == 9);
    IS(NSSwapHostLongLongToLittle(9) == 9 && NSSwapLittleLongLongToHost(9) == 9 && NSSwapLittleLongToHost(9) == 9);
    IS(NSSwapLittleShortToHost(9) == 9 && NSSwapLittleIntToHost(9) == 9);
    IS(NSSwapBigShortToHost(0x0100) == 1 && NSSwapBigIntToHost(0x01000000) == 1);
    IS(NSSwapBigLongToHost(NSSwapHostLongToBig(5)) == 5 && NSSwapBigLongLongToHost(NSSwapHostLongLongToBig(5)) == 5);
    NSSwappedFloat real = NSSwapHostFloatToBig(1.5f);
    NSSwappedDouble precise = NSSwapHostDoubleToBig(-2.25);
    const unsigned char *first = (const unsigned char *)&real, *second = (const unsigned char *)&precise;
    IS(first[0] == 0x3f && first[1] == 0xc0 && second[0] == 0xc0 && second[1] == 0x02);
    IS(NSSwapBigFloatToHost(real) == 1.5f && NSSwapBigDoubleToHost(precise) == -2.25);
    IS(NSSwapLittleFloatToHost(NSSwapHostFloatToLittle(0.1f)) == 0.1f);
    IS(NSSwapLittleDoubleToHost(NSSwapHostDoubleToLittle(0.1)) == 0.1);
    IS(NSConvertSwappedFloatToHost(NSSwapFloat(real)) ==
        NSConvertSwappedFloatToHost(NSConvertHostFloatToSwapped(1.5f)));
    IS(NSConvertSwappedDoubleToHost(NSSwapDouble(NSSwapDouble(NSConvertHostDoubleToSwapped(7.5)))) == 7.5);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    makers();
    conversions();
    bytes();
    puts("done");
    [pool drain];
    return 0;
}
