// Members that the root classes got with iOS 5, swapped numbers, and names that hardly anybody uses.
// > done

#import "../Expect.h"

/// Says how it is referred to weakly.
@interface Shy : NSObject {
@public
    int asked, retained;
    BOOL hides;
}
@end

@implementation Shy
- (BOOL)allowsWeakReference {
    asked++;
    return [super allowsWeakReference];
}
- (BOOL)retainWeakReference {
    retained++;
    return !hides && [super retainWeakReference];
}
@end

@interface Relay : NSProxy
@end
@implementation Relay
@end

extern id objc_initWeak(id *place, id object);
extern id objc_loadWeak(id *place);
extern void objc_destroyWeak(id *place);

static void references(void) {
    Shy *shy = [Shy new];
    id place = nil;
    objc_initWeak(&place, shy);
    COUNT(shy->asked, 1);
    SAME(objc_loadWeak(&place), shy);
    COUNT(shy->retained, 1);
    shy->hides = YES;
    IS(objc_loadWeak(&place) == nil);
    shy->hides = NO;
    objc_destroyWeak(&place);
    [shy release];
    NSObject *plain = [[NSObject new] autorelease];
    IS([plain allowsWeakReference] && [plain retainWeakReference]);
    COUNT([plain retainCount], 2);
    [plain release];
    Relay *relay = [[Relay alloc] autorelease];
    IS([relay allowsWeakReference] && [relay retainWeakReference]);
    COUNT([relay retainCount], 2);
    [relay release];
    [relay finalize];
}

static void classes(void) {
    IS([NSString copyWithZone:NULL] == [NSString class] && [Shy mutableCopyWithZone:NULL] == [Shy class]);
    NSDictionary *byClass = [NSDictionary dictionaryWithObject:@"text" forKey:(id)[NSString class]];
    SAME([byClass objectForKey:[NSString class]], @"text");
    id<NSObject> any = @"any";
    SAME([any debugDescription], @"any");
    SAME([(id)[Relay alloc] debugDescription] ? @"some" : nil, @"some");
}

static void swappedNumbers(void) {
    NSSwappedFloat one = NSSwapHostFloatToBig(1.0f);
    COUNT(one.v, 0x0000803f);
    REAL(NSSwapBigFloatToHost(one), 1);
    COUNT(NSSwapFloat(one).v, 0x3f800000);
    NSSwappedDouble half = NSSwapHostDoubleToBig(0.5);
    COUNT(half.v, 0xe03f);
    REAL(NSSwapBigDoubleToHost(half), 0.5);
    REAL(NSConvertSwappedDoubleToHost(NSSwapDouble(half)), 0.5);
    REAL(NSSwapLittleDoubleToHost(NSSwapHostDoubleToLittle(2.5)), 2.5);
    REAL(NSSwapLittleFloatToHost(NSSwapHostFloatToLittle(2.5f)), 2.5);
    REAL(NSConvertSwappedFloatToHost(NSConvertHostFloatToSwapped(1.5f)), 1.5);
    COUNT(NSConvertHostDoubleToSwapped(1).v, 0x3ff0000000000000);
    COUNT(NSSwapShort(0x0102), 0x0201);
    COUNT(NSSwapInt(0x01020304), 0x04030201);
    COUNT(NSSwapBigLongLongToHost(1), 1LL << 56);
    COUNT(NSSwapHostLongLongToBig(1), 1LL << 56);
    COUNT(NSSwapBigIntToHost(NSSwapHostIntToBig(77)), 77);
    COUNT(NSSwapBigShortToHost(NSSwapHostShortToBig(77)), 77);
    COUNT(NSSwapBigLongToHost(NSSwapHostLongToBig(77)), 77);
    COUNT(NSSwapLittleIntToHost(5) + NSSwapHostIntToLittle(6), 11);
    COUNT(NSSwapLittleShortToHost(5) + NSSwapHostShortToLittle(6), 11);
    COUNT(NSSwapLittleLongToHost(5) + NSSwapHostLongToLittle(6), 11);
    COUNT(NSSwapLittleLongLongToHost(5) + NSSwapHostLongLongToLittle(6), 11);
    IS(NSSwapLong(NSSwapLong(99)) == 99 && NSSwapLongLong(NSSwapLongLong(99)) == 99);
    COUNT(NSHostByteOrder(), NS_LittleEndian);
}

/// What NSAssert is made of.
static void assertions(void) {
    RAISES(NSInternalInconsistencyException, _NSCAssertBody(1 == 2, @"%d %d %d %d %d", 1, 2, 3, 4, 5));
    _NSCAssertBody(1 == 1, @"%d %d %d %d %d", 1, 2, 3, 4, 5);
}

@implementation Shy (Assertions)
- (void)fail { _NSAssertBody(NO, @"%d %d %d %d %d", 1, 2, 3, 4, 5); }
@end

static void names(void) {
    COUNT(NSOpenStepUnicodeReservedBase, 0xf400);
    COUNT(NSProprietaryStringEncoding, 65536);
    SAME(NSMetadataQueryResultContentRelevanceAttribute, @"kMDQueryResultContentRelevance");
    RAISES(NSInternalInconsistencyException, [[[Shy new] autorelease] fail]);
    NSUInteger all = NSRegularExpressionCaseInsensitive | NSRegularExpressionAllowCommentsAndWhitespace;
    NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:@"A B # letters"
                                                                                options:all
                                                                                  error:NULL];
    COUNT([expression options], 3);
    SAME([expression pattern], @"A B # letters");
    COUNT([expression numberOfMatchesInString:@"ab xab" options:NSMatchingAnchored range:NSMakeRange(0, 6)], 1);
}

int main(void) {
    @autoreleasepool {
        references();
        classes();
        swappedNumbers();
        assertions();
        names();
        printf("done\n");
    }
    return 0;
}
