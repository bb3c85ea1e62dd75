#import "Device/DeviceAdjustment.h"

@implementation DeviceAdjustment {
    __unsafe_unretained AVCaptureDevice *_device;
    NSString *_adjustingKey, *_modeKey;
    NSTimeInterval _duration;
    BOOL _isRunning;
}

- (id)initWithDevice:(AVCaptureDevice *)device name:(NSString *)name duration:(NSTimeInterval)duration {
    if (!(self = [super init])) return nil;
    // Devices are never freed.
    _device = device;
    _duration = duration;
    _adjustingKey = [@"adjusting" stringByAppendingString:name];
    NSString *first = [[name substringToIndex:1] lowercaseString];
    _modeKey = [NSString stringWithFormat:@"%@%@Mode", first, [name substringFromIndex:1]];
    _point = CGPointMake(0.5, 0.5);
    return self;
}

- (void)startWithMode:(NSInteger)mode { _mode = mode; }

- (void)setMode:(NSInteger)mode {
    _mode = mode;
    [self adjust];
}

- (void)beginRunning {
    _isRunning = YES;
    [self adjust];
}

- (void)endRunning {
    _isRunning = NO;
    [self becomeAdjusting:NO];
}

- (void)becomeAdjusting:(BOOL)isAdjusting {
    if (isAdjusting == _isAdjusting) return;
    [_device willChangeValueForKey:_adjustingKey];
    _isAdjusting = isAdjusting;
    [_device didChangeValueForKey:_adjustingKey];
}

/// On the main thread, whose timers there are whatever thread the app sets modes on.
- (void)adjust {
    if (![NSThread isMainThread]) {
        [self performSelectorOnMainThread:@selector(adjust) withObject:nil waitUntilDone:NO];
        return;
    }
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(finish) object:nil];
    BOOL adjusts = _isRunning && _mode != AVCaptureFocusModeLocked;
    [self becomeAdjusting:adjusts];
    if (!adjusts) return;
    [self performSelector:@selector(finish) withObject:nil afterDelay:_duration
                  inModes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
}

- (void)finish {
    if (_mode == AVCaptureFocusModeAutoFocus) {
        [_device willChangeValueForKey:_modeKey];
        _mode = AVCaptureFocusModeLocked;
        [_device didChangeValueForKey:_modeKey];
    }
    [self becomeAdjusting:NO];
}

@end
