#import "CatalogPage.h"

@interface GesturesPage : CatalogPage <UIGestureRecognizerDelegate> {
    UIView *pad;
    UILabel *traces;
    NSMutableArray *events;
}
@end

@implementation GesturesPage

+ (NSString *)pageTitle {
    return @"Gestures";
}

- (void)addRecognizer:(UIGestureRecognizer *)recognizer {
    recognizer.delegate = self;
    [pad addGestureRecognizer:recognizer];
    [recognizer release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    events = [[NSMutableArray alloc] init];
    pad = [[UIView alloc] initWithFrame:CGRectMake(60.0, 20.0, 200.0, 200.0)];
    pad.backgroundColor = [UIColor colorWithRed:0.9 green:0.85 blue:0.6 alpha:1.0];
    pad.multipleTouchEnabled = YES;
    pad.isAccessibilityElement = YES;
    pad.accessibilityLabel = @"Pad";
    [self.view addSubview:pad];
    [pad release];

    UITapGestureRecognizer *twice = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tappedTwice:)];
    twice.numberOfTapsRequired = 2;
    [pad addGestureRecognizer:twice];
    UITapGestureRecognizer *once = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
    [once requireGestureRecognizerToFail:twice];
    [self addRecognizer:once];
    [twice release];
    [self addRecognizer:[[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(pressed:)]];
    [self addRecognizer:[[UIPinchGestureRecognizer alloc] initWithTarget:self action:@selector(pinched:)]];
    [self addRecognizer:[[UIRotationGestureRecognizer alloc] initWithTarget:self action:@selector(rotated:)]];
    UISwipeGestureRecognizer *swipe = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(swiped:)];
    swipe.direction = UISwipeGestureRecognizerDirectionLeft;
    [self addRecognizer:swipe];

    traces = [[UILabel alloc] initWithFrame:CGRectMake(10.0, 240.0, 300.0, 100.0)];
    traces.numberOfLines = 0;
    traces.font = [UIFont systemFontOfSize:13.0];
    traces.backgroundColor = [UIColor clearColor];
    [self.view addSubview:traces];
    [traces release];
    [self addButton:@"Forget" frame:CGRectMake(110.0, 350.0, 100.0, 36.0) action:@selector(forget)];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)one
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
    return [one isKindOfClass:[UIPinchGestureRecognizer class]] && [other isKindOfClass:[UIRotationGestureRecognizer class]];
}

- (void)add:(NSString *)event {
    [events addObject:event];
    traces.text = [events componentsJoinedByString:@", "];
}

- (void)tapped:(UITapGestureRecognizer *)recognizer {
    CGPoint point = [recognizer locationInView:pad];
    [self add:[NSString stringWithFormat:@"tap at %.0f %.0f", point.x, point.y]];
}

- (void)tappedTwice:(UITapGestureRecognizer *)recognizer {
    [self add:@"double tap"];
}

- (void)pressed:(UILongPressGestureRecognizer *)recognizer {
    if (recognizer.state == UIGestureRecognizerStateBegan) [self add:@"long press"];
}

- (void)pinched:(UIPinchGestureRecognizer *)recognizer {
    pad.transform = CGAffineTransformMakeScale(recognizer.scale, recognizer.scale);
    if (recognizer.state == UIGestureRecognizerStateEnded) {
        [self add:[NSString stringWithFormat:@"pinch to %.1f", recognizer.scale]];
    }
}

- (void)rotated:(UIRotationGestureRecognizer *)recognizer {
    if (recognizer.state == UIGestureRecognizerStateEnded) [self add:@"rotation"];
}

- (void)swiped:(UISwipeGestureRecognizer *)recognizer {
    [self add:@"swipe to the left"];
}

- (void)forget {
    [events removeAllObjects];
    traces.text = nil;
    pad.transform = CGAffineTransformIdentity;
}

- (void)dealloc {
    [events release];
    [super dealloc];
}

@end
