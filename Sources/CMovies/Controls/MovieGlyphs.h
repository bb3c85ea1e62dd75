// The signs on the buttons of films, drawn when they are first needed.
#pragma once
#import <UIKit/UIKit.h>

enum movie_glyph {
    movie_glyph_play,
    movie_glyph_pause,
    movie_glyph_previous,
    movie_glyph_next,
    /// Two arrows that point away from each other, and towards each other.
    movie_glyph_larger,
    movie_glyph_smaller,
    /// The knob of a time slider.
    movie_glyph_knob,
    /// The track of a time slider, left and right of the knob; stretchable.
    movie_glyph_played,
    movie_glyph_unplayed,
};

UIImage *movie_glyph(enum movie_glyph glyph);
