#import "AssetsLibrary/LibraryAccess.h"
#import <AssetsLibrary/AssetsLibrary.h>
#import <CoreLocation/CoreLocation.h>

@interface LibraryAccess () <CLLocationManagerDelegate> {
    /// Asks the user by beginning to look for the location.
    CLLocationManager *manager;
    NSMutableArray *waiting;
}
@end

@implementation LibraryAccess

+ (LibraryAccess *)shared {
    static LibraryAccess *shared;
    if (shared == nil) shared = [[LibraryAccess alloc] init];
    return shared;
}

- (id)init {
    if ((self = [super init])) waiting = [[NSMutableArray alloc] init];
    return self;
}

+ (void)request:(void (^)(NSError *denial))block {
    void (^copy)(NSError *) = [block copy];
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{ [[self shared] answer:copy]; }];
}

- (void)answer:(void (^)(NSError *denial))block {
    [waiting addObject:block];
    if ([CLLocationManager authorizationStatus] != kCLAuthorizationStatusNotDetermined) return [self answerAll];
    if (manager) return;
    manager = [[CLLocationManager alloc] init];
    manager.delegate = self;
    [manager startUpdatingLocation];
}

- (void)locationManager:(CLLocationManager *)sender didChangeAuthorizationStatus:(CLAuthorizationStatus)status {
    if (status == kCLAuthorizationStatusNotDetermined || manager == nil) return;
    [manager stopUpdatingLocation];
    manager.delegate = nil;
    manager = nil;
    [self answerAll];
}

- (void)answerAll {
    NSError *denial = nil;
    if (![CLLocationManager locationServicesEnabled]) {
        denial = [self errorWithCode:ALAssetsLibraryAccessGloballyDeniedError words:@"Location Services are off."];
    } else if ([CLLocationManager authorizationStatus] != kCLAuthorizationStatusAuthorized) {
        denial = [self errorWithCode:ALAssetsLibraryAccessUserDeniedError words:@"User denied access"];
    }
    NSArray *blocks = waiting;
    waiting = [[NSMutableArray alloc] init];
    for (void (^block)(NSError *) in blocks) block(denial);
}

- (NSError *)errorWithCode:(NSInteger)code words:(NSString *)words {
    return [NSError errorWithDomain:ALAssetsLibraryErrorDomain
                               code:code
                           userInfo:[NSDictionary dictionaryWithObject:words forKey:NSLocalizedDescriptionKey]];
}

@end
