#import "Session/SessionState.h"

@implementation AVCaptureAudioChannel {
    float _average, _peak;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _average = _peak = -120;
    return self;
}

/// On the thread that hears; an app asks on another one.
- (void)showAverage:(float)average peak:(float)peak {
    @synchronized(self) {
        _average = average;
        _peak = peak;
    }
}

- (float)averagePowerLevel {
    @synchronized(self) {
        return _average;
    }
}

- (float)peakHoldLevel {
    @synchronized(self) {
        return _peak;
    }
}

@end
