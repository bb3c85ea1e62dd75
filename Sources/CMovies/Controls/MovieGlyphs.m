#import "Controls/MovieGlyphs.h"

static UIBezierPath *polygon(const CGPoint *points, int count) {
    UIBezierPath *path = [UIBezierPath bezierPath];
    [path moveToPoint:points[0]];
    for (int i = 1; i < count; i++) [path addLineToPoint:points[i]];
    [path closePath];
    return path;
}

/// A triangle that points to the right, or with a negative width to the left.
static void fill_triangle(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
    [polygon((CGPoint[]){{x, y}, {x + width, y + height / 2}, {x, y + height}}, 3) fill];
}

static void draw_skip(CGFloat direction, CGFloat middle) {
    CGFloat start = middle - direction * 11;
    fill_triangle(start, 5, direction * 10, 14);
    fill_triangle(start + direction * 10, 5, direction * 10, 14);
    UIRectFill(CGRectMake(direction > 0 ? start + 20 : start - 22, 5, 2, 14));
}

/// An arrow from the middle to a corner, or from there to the middle.
static void draw_arrow(CGFloat direction, BOOL isOutwards) {
    CGFloat far = 12 + direction * 7, near = 12 + direction * 2, head = direction * 5;
    UIBezierPath *path = [UIBezierPath bezierPath];
    [path moveToPoint:CGPointMake(near, 24 - near)];
    [path addLineToPoint:CGPointMake(far, 24 - far)];
    path.lineWidth = 2;
    [path stroke];
    CGFloat tip = isOutwards ? far + direction : near - direction;
    CGFloat back = isOutwards ? tip - head : tip + head;
    [polygon((CGPoint[]){{tip, 24 - tip}, {back, 24 - tip}, {tip, 24 - back}}, 3) fill];
}

static void draw_track(UIColor *top, UIColor *bottom) {
    UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 11, 9) cornerRadius:4.5];
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSaveGState(context);
    [path addClip];
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    NSArray *colors = [NSArray arrayWithObjects:(__bridge id)top.CGColor, (__bridge id)bottom.CGColor, nil];
    CGGradientRef gradient = CGGradientCreateWithColors(space, (__bridge CFArrayRef)colors, NULL);
    CGContextDrawLinearGradient(context, gradient, CGPointZero, CGPointMake(0, 9), 0);
    CGGradientRelease(gradient);
    CGColorSpaceRelease(space);
    CGContextRestoreGState(context);
}

static void draw_knob(void) {
    CGContextRef context = UIGraphicsGetCurrentContext();
    UIBezierPath *disc = [UIBezierPath bezierPathWithOvalInRect:CGRectMake(1, 1, 16, 16)];
    CGContextSaveGState(context);
    [disc addClip];
    CGColorSpaceRef space = CGColorSpaceCreateDeviceGray();
    const CGFloat grays[] = {0.97, 1, 0.55, 1};
    CGGradientRef gradient = CGGradientCreateWithColorComponents(space, grays, NULL, 2);
    CGContextDrawLinearGradient(context, gradient, CGPointMake(0, 1), CGPointMake(0, 17), 0);
    CGGradientRelease(gradient);
    CGColorSpaceRelease(space);
    CGContextRestoreGState(context);
    [[UIColor colorWithWhite:0.2 alpha:1] setStroke];
    [disc stroke];
}

static void draw(enum movie_glyph glyph) {
    [[UIColor whiteColor] set];
    switch (glyph) {
    case movie_glyph_play: fill_triangle(5, 3, 16, 18); break;
    case movie_glyph_pause:
        UIRectFill(CGRectMake(5, 3, 5, 18));
        UIRectFill(CGRectMake(14, 3, 5, 18));
        break;
    case movie_glyph_previous: draw_skip(-1, 12); break;
    case movie_glyph_next: draw_skip(1, 12); break;
    case movie_glyph_larger:
    case movie_glyph_smaller:
        draw_arrow(1, glyph == movie_glyph_larger);
        draw_arrow(-1, glyph == movie_glyph_larger);
        break;
    case movie_glyph_knob: draw_knob(); break;
    case movie_glyph_played:
        draw_track([UIColor colorWithRed:0.32 green:0.49 blue:0.78 alpha:1],
                   [UIColor colorWithRed:0.55 green:0.73 blue:0.97 alpha:1]);
        break;
    case movie_glyph_unplayed:
        draw_track([UIColor colorWithWhite:0.25 alpha:1], [UIColor colorWithWhite:0.6 alpha:1]);
        break;
    }
}

UIImage *movie_glyph(enum movie_glyph glyph) {
    static UIImage *images[movie_glyph_unplayed + 1];
    if (images[glyph]) return images[glyph];
    BOOL isTrack = glyph == movie_glyph_played || glyph == movie_glyph_unplayed;
    CGSize size = isTrack ? CGSizeMake(11, 9) : glyph == movie_glyph_knob ? CGSizeMake(18, 18) : CGSizeMake(24, 24);
    UIGraphicsBeginImageContextWithOptions(size, NO, 0);
    draw(glyph);
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return images[glyph] = isTrack ? [image stretchableImageWithLeftCapWidth:5 topCapHeight:0] : image;
}
