#pragma once
#import <GameKit/GKLocalPlayer.h>
#import <GameKit/GKPeerPickerController.h>
#import <GameKit/GKPublicConstants.h>
#import <GameKit/GKSession.h>
#import <GameKit/GKSessionError.h>
#import <GameKit/GKVoiceChatService.h>
