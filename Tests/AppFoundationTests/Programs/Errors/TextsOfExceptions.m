// Exceptions of common mistakes have Apple's names and reasons.

#import <UIKit/UIKit.h>

/// Prints the exception that a statement raises; addresses as 0x.
#define ATTEMPT(...)                                                                                                   \
    @try {                                                                                                             \
        __VA_ARGS__;                                                                                                   \
        puts("nothing: " #__VA_ARGS__);                                                                                \
    } @catch (NSException * exception) {                                                                               \
        report(exception);                                                                                             \
    }

static void report(NSException *exception) {
    NSString *reason = [exception reason];
    NSRange address = [reason rangeOfString:@"0x"];
    if (address.length) {
        NSUInteger end = NSMaxRange(address);
        while (end < [reason length] && isxdigit([reason characterAtIndex:end])) end++;
        reason = [reason stringByReplacingCharactersInRange:NSMakeRange(address.location, end - address.location)
                                                 withString:@"0x"];
    }
    printf("%s: %s\n", [[exception name] UTF8String], [reason UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    id nothing = nil, text = @"hello", empty = [NSArray array];
    NSArray *array = [NSArray arrayWithObjects:@"a", @"b", nil];
    NSMutableArray *list = [NSMutableArray arrayWithArray:array];
    NSMutableDictionary *table = [NSMutableDictionary dictionaryWithObject:@"1" forKey:@"k"];
    NSMutableSet *set = [NSMutableSet setWithObject:@"1"];
    NSMutableString *changing = [NSMutableString stringWithString:@"hello"];
    NSData *data = [@"abc" dataUsingEncoding:NSUTF8StringEncoding];
    char bytes[20];

    ATTEMPT([array objectAtIndex:5])
    ATTEMPT([empty objectAtIndex:0])
    ATTEMPT([list removeObjectAtIndex:9])
    ATTEMPT([list insertObject:@"x" atIndex:9])
    ATTEMPT([list addObject:nothing])
    ATTEMPT([list insertObject:nothing atIndex:0])
    ATTEMPT([list replaceObjectAtIndex:0 withObject:nothing])
    ATTEMPT([array subarrayWithRange:NSMakeRange(1, 5)])
    ATTEMPT([NSArray arrayWithObject:nothing])
    ATTEMPT([table setObject:nothing forKey:@"k"])
    ATTEMPT([table setObject:@"x" forKey:nothing])
    ATTEMPT([NSDictionary dictionaryWithObject:nothing forKey:@"k"])
    ATTEMPT([set addObject:nothing])
    ATTEMPT([text characterAtIndex:9])
    ATTEMPT([text substringFromIndex:9])
    ATTEMPT([text substringWithRange:NSMakeRange(3, 9)])
    ATTEMPT([changing deleteCharactersInRange:NSMakeRange(3, 9)])
    ATTEMPT([changing appendString:nothing])
    ATTEMPT([text rangeOfString:nothing])
    ATTEMPT([NSString stringWithString:nothing])
    ATTEMPT([NSString stringWithUTF8String:NULL])
    ATTEMPT([data subdataWithRange:NSMakeRange(1, 9)])
    ATTEMPT([data getBytes:bytes range:NSMakeRange(1, 9)])
    ATTEMPT([text nonsense])
    ATTEMPT([(id)array addObject:@"x"])
    ATTEMPT([(id)[NSDictionary dictionary] setObject:@"x" forKey:@"k"])
    ATTEMPT([(id)[NSNull null] length])
    ATTEMPT([(id)[NSNumber numberWithInt:1] length])
    ATTEMPT([(id)[NSDate date] length])
    ATTEMPT([(id)data nonsense])
    ATTEMPT([(id)[NSString class] nonsense])
    ATTEMPT([[[[NSObject new] autorelease] copy] self])
    ATTEMPT(for (id element in list) [list addObject:element])
    ATTEMPT([list objectsAtIndexes:nothing])
    ATTEMPT([list removeObjectsAtIndexes:nothing])
    ATTEMPT([NSException raise:@"Own" format:@"Tried %d times", 3])
    [pool drain];
    return 0;
}

// > NSRangeException: *** -[NSCFArray objectAtIndex:]: index (5) beyond bounds (2)
// > NSRangeException: *** -[NSCFArray objectAtIndex:]: index (0) beyond bounds (0)
// > NSRangeException: *** -[NSCFArray removeObjectAtIndex:]: index (9) beyond bounds (2)
// > NSRangeException: *** -[NSCFArray insertObject:atIndex:]: index (9) beyond bounds (2)
// > NSInvalidArgumentException: *** -[NSCFArray insertObject:atIndex:]: attempt to insert nil
// > NSInvalidArgumentException: *** -[NSCFArray insertObject:atIndex:]: attempt to insert nil
// > NSInvalidArgumentException: *** -[NSCFArray replaceObjectAtIndex:withObject:]: attempt to insert nil
// > NSRangeException: *** -[NSCFArray subarrayWithRange:]: range {1, 5} extends beyond bounds (2)
// > NSInvalidArgumentException: *** -[NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object
// > NSInvalidArgumentException: *** -[NSCFDictionary setObject:forKey:]: attempt to insert nil value (key: k)
// > NSInvalidArgumentException: *** -[NSCFDictionary setObject:forKey:]: attempt to insert nil key
// > NSInvalidArgumentException: *** -[NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object
// > NSInvalidArgumentException: *** -[NSCFSet addObject:]: attempt to insert nil
// > NSRangeException: *** -[NSCFString characterAtIndex:]: Range or index out of bounds
// > NSRangeException: *** -[NSCFString substringFromIndex:]: Range or index out of bounds
// > NSRangeException: *** -[NSCFString substringWithRange:]: Range or index out of bounds
// > NSRangeException: *** -[NSCFString deleteCharactersInRange:]: Range or index out of bounds
// > NSInvalidArgumentException: *** -[NSCFString appendString:]: nil argument
// > NSInvalidArgumentException: *** -[NSCFString rangeOfString:options:range:locale:]: nil argument
// > NSInvalidArgumentException: *** -[NSPlaceholderString initWithString:]: nil argument
// > NSInvalidArgumentException: *** +[NSString stringWithUTF8String:]: NULL cString
// > NSRangeException: *** -[NSConcreteData subdataWithRange:]: range {1, 9} exceeds data length 3
// > NSRangeException: *** -[NSConcreteData getBytes:range:]: range {1, 9} exceeds data length 3
// > NSInvalidArgumentException: -[NSCFString nonsense]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: -[NSCFArray addObject:]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: -[NSCFDictionary setObject:forKey:]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: -[NSNull length]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: -[NSCFNumber length]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: -[__NSCFDate length]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: -[NSConcreteData nonsense]: unrecognized selector sent to instance 0x
// > NSInvalidArgumentException: +[NSString nonsense]: unrecognized selector sent to class 0x
// > NSInvalidArgumentException: -[NSObject copyWithZone:]: unrecognized selector sent to instance 0x
// > NSGenericException: *** Collection <NSCFArray: 0x> was mutated while being enumerated.
// > NSInvalidArgumentException: *** -[NSArray objectsAtIndexes:]: index set cannot be nil
// > NSInvalidArgumentException: *** -[NSMutableArray removeObjectsAtIndexes:]: index set cannot be nil
// > Own: Tried 3 times
