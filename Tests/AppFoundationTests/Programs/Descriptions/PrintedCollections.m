// Collections and errors are printed as Apple prints them.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSArray *array = [NSArray arrayWithObjects:@"a", @"two words", [NSNumber numberWithInt:1], [NSNumber numberWithInt:-1],
                                               [NSNull null], [NSArray arrayWithObject:@"\"\n\\"], nil];
    NSDictionary *dictionary = [NSDictionary
        dictionaryWithObjectsAndKeys:array, @"list", [NSDictionary dictionary], @"empty", @"en_US", @"a-key",
                                     [NSData dataWithBytes:"abcdef" length:6], @"data",
                                     [NSString stringWithUTF8String:"\u00e9"], @"accent", nil];
    printf("%s\n", [[dictionary description] UTF8String]);
    printf("%s\n", [[NSString stringWithFormat:@"%@", [NSSet setWithObject:@"x"]] UTF8String]);
    printf("%s\n", [[[NSArray array] description] UTF8String]);
    printf("%s\n", [[[NSError errorWithDomain:@"Mine" code:3 userInfo:nil] description] UTF8String]);
    [pool drain];
    return 0;
}

// > {
// >     "a-key" = "en_US";
// >     accent = "\U00e9";
// >     data = <61626364 6566>;
// >     empty =     {
// >     };
// >     list =     (
// >         a,
// >         "two words",
// >         1,
// >         "-1",
// >         "<null>",
// >                 (
// >             "\"\n\\"
// >         )
// >     );
// > }
// > {(
// >     x
// > )}
// > (
// > )
// > Error Domain=Mine Code=3 "The operation couldn’t be completed. (Mine error 3.)"
