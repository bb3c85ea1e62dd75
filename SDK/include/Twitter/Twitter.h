#pragma once
#import <Twitter/TWTweetComposeViewController.h>
