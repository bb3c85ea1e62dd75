// A place where a film is seen: a layer that has the picture's pixels, put into another one by the picture's shape.
#pragma once
#import "Playing/FilmPlayer.h"
#import <QuartzCore/QuartzCore.h>

enum film_scaling {
    /// As large as its pixels.
    film_scaling_none,
    /// As large as fits, the rest stays empty.
    film_scaling_fit,
    /// So large that nothing stays empty.
    film_scaling_fill,
    /// Stretched.
    film_scaling_stretch,
};

@interface FilmScreen : NSObject
/// The layer of the picture, without contents while there is none.
@property (nonatomic, readonly) CALayer *layer;
/// Whose pictures are shown.
@property (nonatomic, retain) FilmPlayer *player;
@property (nonatomic) enum film_scaling scaling;
/// The bounds of the layer around it, in which the picture is placed.
@property (nonatomic) CGRect bounds;
/// Where the picture stands in them.
@property (nonatomic, readonly) CGRect pictureFrame;

/// The pictures are others from now on: what is shown is drawn anew.
- (void)forgetPicture;
/// Draws the player's present picture. The player calls it.
- (void)showPicture;
@end
