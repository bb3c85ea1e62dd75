#pragma once
#import <UIKit/UIKit.h>

/// A paragraph, heading or line of a page, in one style.
@interface UIWebPageBlock : NSObject
@property (nonatomic, retain) NSMutableString *text;
/// Of the text, in points.
@property (nonatomic) CGFloat size;
@property (nonatomic, getter=isBold) BOOL bold;
@property (nonatomic, getter=isCentered) BOOL centered;
/// From the page's left margin, in points.
@property (nonatomic) CGFloat indent;
/// Above the block, in points.
@property (nonatomic) CGFloat space;
@property (nonatomic, retain) UIColor *color;
/// Where the block leads, if all of it is one link.
@property (nonatomic, copy) NSString *link;
@end

/// The text of a page in HTML. Styles, scripts, forms, tables as such and images are left out.
@interface UIWebPageText : NSObject
- (id)initWithHTML:(NSString *)html;
- (id)initWithPlainText:(NSString *)text;
@property (nonatomic, readonly, copy) NSString *title;
@property (nonatomic, readonly, retain) NSArray *blocks;
@end
