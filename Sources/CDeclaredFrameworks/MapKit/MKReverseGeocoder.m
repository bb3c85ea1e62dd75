#import "Notice/NotThereYet.h"
#import <MapKit/MapKit.h>

@implementation MKReverseGeocoder

- (id)initWithCoordinate:(CLLocationCoordinate2D)coordinate {
    if ((self = [super init])) _coordinate = coordinate;
    return self;
}

- (void)start {
    if (_querying) return;
    NOT_THERE_YET("MKReverseGeocoder", "looking up addresses");
    _querying = YES;
    [self performSelector:@selector(fail) withObject:nil afterDelay:0];
}

- (void)cancel {
    _querying = NO;
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(fail) object:nil];
}

- (void)fail {
    _querying = NO;
    [_delegate reverseGeocoder:self
              didFailWithError:[NSError errorWithDomain:MKErrorDomain code:MKErrorServerFailure userInfo:nil]];
}

@end
