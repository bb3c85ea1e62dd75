#pragma once
#import <GLKit/GLKMath.h>
#ifdef __OBJC__
#import <GLKit/GLKEffects.h>
#import <GLKit/GLKTextureLoader.h>
#import <GLKit/GLKView.h>
#import <GLKit/GLKViewController.h>
#endif
