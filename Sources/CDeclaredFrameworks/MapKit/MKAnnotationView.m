#import <MapKit/MKAnnotationView.h>

@implementation MKAnnotationView

- (id)initWithAnnotation:(id<MKAnnotation>)annotation reuseIdentifier:(NSString *)reuseIdentifier {
    if ((self = [self initWithFrame:CGRectZero])) {
        _annotation = annotation;
        _reuseIdentifier = [reuseIdentifier copy];
    }
    return self;
}

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        _enabled = YES;
        self.opaque = NO;
        self.backgroundColor = [UIColor clearColor];
    }
    return self;
}

- (void)prepareForReuse {
}

- (void)setImage:(UIImage *)image {
    _image = image;
    CGPoint center = self.center;
    self.bounds = CGRectMake(0, 0, image.size.width, image.size.height);
    self.center = center;
    [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect { [_image drawInRect:self.bounds]; }

- (void)setSelected:(BOOL)selected { [self setSelected:selected animated:NO]; }
- (void)setSelected:(BOOL)selected animated:(BOOL)animated { _selected = selected; }

- (BOOL)isAccessibilityElement { return YES; }

- (NSString *)accessibilityLabel {
    NSString *label = [super accessibilityLabel];
    if ([label length] || ![_annotation respondsToSelector:@selector(title)]) return label;
    return [_annotation title];
}

- (void)setDragState:(MKAnnotationViewDragState)newDragState animated:(BOOL)animated { self.dragState = newDragState; }

@end
