// Key-value coding of objects: accessors in their order, instance variables, numbers and structures, validation, and what is
// not there.

#import <UIKit/UIKit.h>

@interface Thing : NSObject {
    NSString *_under;
    BOOL _isOpen;
    int isCount;
    NSString *direct;
    id tried;
    CGRect frame;
    float share;
    NSRange range;
}
@property (nonatomic) CGRect frame;
@property (nonatomic) float share;
@property (nonatomic) NSRange range;
@end

@implementation Thing
@synthesize frame, share, range;
- (id)getGot { return @"got"; }
- (id)got { return @"plain"; }
- (BOOL)isReady { return YES; }
- (id)_shy { return @"shy"; }
- (void)setTried:(id)value { printf("set %s\n", [[value description] UTF8String]); }
- (const char *)pointer { return "p"; }
- (BOOL)validateShare:(id *)value error:(NSError **)error {
    if ([*value floatValue] <= 1) return YES;
    *value = [NSNumber numberWithInt:1];
    if (error) *error = [NSError errorWithDomain:@"Domain" code:7 userInfo:nil];
    return NO;
}
- (void)setNilValueForKey:(NSString *)key {
    if ([key isEqualToString:@"share"]) {
        share = -1;
    } else {
        [super setNilValueForKey:key];
    }
}
@end

@interface Closed : NSObject {
    NSString *secret;
}
@end
@implementation Closed
+ (BOOL)accessInstanceVariablesDirectly { return NO; }
- (id)valueForUndefinedKey:(NSString *)key { return [@"no " stringByAppendingString:key]; }
- (void)setValue:(id)value forUndefinedKey:(NSString *)key { printf("refused %s\n", [key UTF8String]); }
@end

static void expect(void (^block)(void)) {
    @try {
        block();
        puts("no exception");
    } @catch (NSException *exception) {
        NSString *reason = [exception reason];
        NSRange address = [reason rangeOfString:@" 0x"];
        if (address.length) {
            NSRange end = [reason rangeOfString:@">"];
            reason = [reason stringByReplacingCharactersInRange:NSMakeRange(address.location, end.location - address.location) withString:@""];
        }
        printf("%s: %s\n", [[exception name] UTF8String], [reason UTF8String]);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Thing *thing = [[[Thing alloc] init] autorelease];
    printf("%s %s %s\n", [[thing valueForKey:@"got"] UTF8String], [[[thing valueForKey:@"ready"] description] UTF8String],
           [[thing valueForKey:@"shy"] UTF8String]);
    [thing setValue:@"u" forKey:@"under"];
    [thing setValue:@"1" forKey:@"open"];
    [thing setValue:@"12" forKey:@"count"];
    [thing setValue:@"d" forKey:@"direct"];
    [thing setValue:@"t" forKey:@"tried"];
    printf("%s %d %d %s\n", [[thing valueForKey:@"under"] UTF8String], [[thing valueForKey:@"open"] boolValue],
           [[thing valueForKey:@"count"] intValue], [[thing valueForKey:@"direct"] UTF8String]);
    [thing setValue:[NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)] forKey:@"frame"];
    [thing setValue:[NSValue valueWithRange:NSMakeRange(5, 6)] forKey:@"range"];
    [thing setValue:@"0.5" forKey:@"share"];
    printf("%g %d %g\n", [[thing valueForKey:@"frame"] CGRectValue].size.height, (int)[[thing valueForKey:@"range"] rangeValue].length, thing.share);
    [thing setValue:nil forKey:@"share"];
    printf("%g\n", thing.share);
    id value = [NSNumber numberWithInt:3];
    NSError *error = nil;
    BOOL valid = [thing validateValue:&value forKeyPath:@"share" error:&error];
    printf("%d %d %d\n", valid, [value intValue], (int)[error code]);
    printf("%d\n", [thing validateValue:&value forKey:@"direct" error:NULL]);
    NSDictionary *values = [thing dictionaryWithValuesForKeys:[NSArray arrayWithObjects:@"under", @"tried", nil]];
    printf("%s %d\n", [[values objectForKey:@"under"] UTF8String], [values objectForKey:@"tried"] == [NSNull null]);
    [thing setValuesForKeysWithDictionary:[NSDictionary dictionaryWithObjectsAndKeys:[NSNull null], @"under", nil]];
    printf("%d\n", [thing valueForKey:@"under"] == nil);
    Closed *closed = [[[Closed alloc] init] autorelease];
    printf("%s\n", [[closed valueForKey:@"secret"] UTF8String]);
    [closed setValue:@"s" forKey:@"secret"];
    expect(^{ [thing valueForKey:@"missing"]; });
    expect(^{ [thing setValue:@"x" forKey:@"missing"]; });
    expect(^{ [thing setValue:nil forKey:@"range"]; });
    expect(^{ [thing valueForKey:nil]; });
    expect(^{ [thing setValue:@"x" forKey:nil]; });
    expect(^{ [thing valueForKeyPath:@"under.missing"]; });
    expect(^{ [thing valueForKeyPath:@"got.missing"]; });
    printf("%d\n", [[@"text" valueForKey:@"length"] intValue]);
    printf("%s\n", [[[NSNumber numberWithInt:5] valueForKeyPath:@"description.length"] description].UTF8String);
    [pool drain];
    return 0;
}

// > got 1 shy
// > set t
// > u 1 12 d
// > 4 6 0.5
// > -1
// > 0 1 7
// > 1
// > u 1
// > 1
// > no secret
// > refused secret
// > NSUnknownKeyException: [<Thing> valueForUndefinedKey:]: this class is not key value coding-compliant for the key missing.
// > NSUnknownKeyException: [<Thing> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key missing.
// > NSInvalidArgumentException: [<Thing> setNilValueForKey]: could not set nil as the value for the key range.
// > NSInvalidArgumentException: [<Thing> valueForKey:]: attempt to retrieve a value for a nil key
// > NSInvalidArgumentException: [<Thing> setValue:forKey:]: attempt to set a value for a nil key
// > no exception
// > NSUnknownKeyException: [<NSConstantString> valueForUndefinedKey:]: this class is not key value coding-compliant for the key missing.
// > 4
// > 1
