#pragma once
#import <Twitter/TWRequest.h>
#import <Twitter/TWTweetComposeViewController.h>
