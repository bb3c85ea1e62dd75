// Loops over collections; a collection changed in its loop is an error.

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableArray *numbers = [NSMutableArray array];
    for (int i = 0; i < 40; i++) [numbers addObject:[NSNumber numberWithInt:i]];
    int sum = 0;
    for (NSNumber *number in numbers) sum += [number intValue];
    printf("%d\n", sum);
    for (NSString *key in [NSDictionary dictionaryWithObject:@"v" forKey:@"k"]) printf("%s\n", [key UTF8String]);
    @try {
        for (NSNumber *number in numbers) [numbers addObject:number];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > 780
// > k
// > NSGenericException
