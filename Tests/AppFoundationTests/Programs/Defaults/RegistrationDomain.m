// Values may be registered by way of the volatile domain that registered values are.
//
// > 1 5
// > NSInvalidArgumentException

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setVolatileDomain:[NSDictionary dictionaryWithObject:@"YES" forKey:@"sound"] forName:NSRegistrationDomain];
    [defaults registerDefaults:[NSDictionary dictionaryWithObject:@"5" forKey:@"dice"]];
    printf("%d %d\n", [defaults boolForKey:@"sound"], (int)[defaults integerForKey:@"dice"]);
    @try {
        [defaults setVolatileDomain:[NSDictionary dictionary] forName:@"own"];
        [defaults setVolatileDomain:[NSDictionary dictionary] forName:@"own"];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}
