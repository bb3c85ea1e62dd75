#pragma once
#import <UIKit/UIKit.h>

@class VergerWebDocumentView;

@protocol VergerWebDocumentViewOwner
/// A finger has tapped at this point of the view, in points, for the first or the next time in a row.
- (void)documentView:(VergerWebDocumentView *)view wasTappedAt:(CGPoint)point count:(NSUInteger)count;
- (void)documentView:(VergerWebDocumentView *)view typed:(NSString *)text;
/// A key without text, by X11's number.
- (void)documentView:(VergerWebDocumentView *)view pressed:(int)key;
/// What is on the page, a line each: role, left, top, width and height in points of the view, text.
- (NSString *)contentsOfDocumentView:(VergerWebDocumentView *)view;
/// It no longer takes what is typed or chosen.
- (void)documentViewHasResigned:(VergerWebDocumentView *)view;
@end

/// The part of a page that the engine has painted, in a scroll view.
@interface VergerWebDocumentView : UIView <UIKeyInput>
@property (nonatomic, assign) id<VergerWebDocumentViewOwner> owner;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
/// True while a field of the page has the focus.
@property (nonatomic) BOOL takesText;
/// What is in the place of the keyboard and above it, while the page shows a list of choices.
@property (nonatomic, retain) UIView *inputView, *inputAccessoryView;
/// What is on the page has changed.
- (void)contentsChanged;
@end
