#pragma once
#import <UIKit/UIKit.h>

@class VergerWebDocumentView;

@protocol VergerWebDocumentViewOwner
/// The finger is at this point of the view, in points.
- (void)documentView:(VergerWebDocumentView *)view wasTappedAt:(CGPoint)point;
- (void)documentView:(VergerWebDocumentView *)view typed:(NSString *)text;
/// A key without text, by X11's number.
- (void)documentView:(VergerWebDocumentView *)view pressed:(int)key;
/// What is on the page, a line each: role, left, top, width and height in points of the view, text.
- (NSString *)contentsOfDocumentView:(VergerWebDocumentView *)view;
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
/// What is on the page has changed.
- (void)contentsChanged;
@end
