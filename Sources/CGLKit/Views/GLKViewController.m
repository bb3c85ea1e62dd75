// After "GLKViewController Class Reference": a loop that updates, then has the view draw, so many times a second.

#import <GLKit/GLKit.h>
#import <QuartzCore/QuartzCore.h>

/// What subclasses may have, and no header declares.
@interface GLKViewController ()
- (void)update;
@end

#pragma clang diagnostic ignored "-Wincomplete-implementation"

@implementation GLKViewController {
    CADisplayLink *_link;
    BOOL _isOnScreen;
    CFTimeInterval _firstResume, _lastResume, _lastUpdate, _lastDraw;
}

/// Of the display.
static const NSInteger most_frames = 60;

- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    if ((self = [super initWithNibName:name bundle:bundle])) [self prepare];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) [self prepare];
    return self;
}

- (void)prepare {
    _preferredFramesPerSecond = 30;
    _pauseOnWillResignActive = _resumeOnDidBecomeActive = YES;
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(willResignActive) name:UIApplicationWillResignActiveNotification
                 object:nil];
    [center addObserver:self selector:@selector(didBecomeActive) name:UIApplicationDidBecomeActiveNotification
                 object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [_link invalidate];
}

- (void)loadView {
    [super loadView];
    if (self.nibName == nil && ![self.view isKindOfClass:[GLKView class]])
        self.view = [[GLKView alloc] initWithFrame:[UIScreen mainScreen].applicationFrame context:nil];
}

- (void)setView:(UIView *)view {
    [super setView:view];
    if (![view isKindOfClass:[GLKView class]]) return;
    GLKView *drawn = (GLKView *)view;
    if (drawn.delegate == nil) drawn.delegate = self;
    // The loop says when.
    drawn.enableSetNeedsDisplay = NO;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    _isOnScreen = YES;
    _firstResume = _lastResume = CACurrentMediaTime();
    _lastUpdate = _lastDraw = 0;
    [self adaptLink];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    _isOnScreen = NO;
    [self adaptLink];
}

- (void)willResignActive {
    if (_pauseOnWillResignActive) self.paused = YES;
}

- (void)didBecomeActive {
    if (_resumeOnDidBecomeActive) self.paused = NO;
}

- (void)setPaused:(BOOL)paused {
    if (paused == _paused) return;
    id<GLKViewControllerDelegate> delegate = _delegate;
    if ([delegate respondsToSelector:@selector(glkViewController:willPause:)])
        [delegate glkViewController:self willPause:paused];
    _paused = paused;
    if (!paused) _lastResume = CACurrentMediaTime();
    [self adaptLink];
}

- (void)setPreferredFramesPerSecond:(NSInteger)frames {
    _preferredFramesPerSecond = frames;
    [self adaptLink];
}

/// The nearest pace that the display has: it shows each so many of its frames.
- (NSInteger)framesBetween {
    NSInteger wanted = MIN(MAX(_preferredFramesPerSecond, 1), most_frames);
    return most_frames / wanted;
}

- (NSInteger)framesPerSecond { return most_frames / [self framesBetween]; }

- (void)adaptLink {
    BOOL isRunning = _isOnScreen && !_paused;
    if (!isRunning) {
        // A link keeps its target alive: none stays behind when the view has gone.
        [_link invalidate];
        _link = nil;
        return;
    }
    if (_link == nil) {
        _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(frameIsDue)];
        [_link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
    }
    _link.frameInterval = [self framesBetween];
}

- (void)frameIsDue {
    id<GLKViewControllerDelegate> delegate = _delegate;
    if (delegate) [delegate glkViewControllerUpdate:self];
    else if ([self respondsToSelector:@selector(update)]) [self update];
    _lastUpdate = CACurrentMediaTime();
    if ([self.view isKindOfClass:[GLKView class]]) [(GLKView *)self.view display];
    _lastDraw = CACurrentMediaTime();
    _framesDisplayed++;
}


static NSTimeInterval since(CFTimeInterval time) { return time > 0 ? CACurrentMediaTime() - time : 0; }

- (NSTimeInterval)timeSinceFirstResume { return since(_firstResume); }
- (NSTimeInterval)timeSinceLastResume { return since(_lastResume); }
- (NSTimeInterval)timeSinceLastUpdate { return since(_lastUpdate); }
- (NSTimeInterval)timeSinceLastDraw { return since(_lastDraw); }

- (void)glkView:(GLKView *)view drawInRect:(CGRect)rect {
}

@end
