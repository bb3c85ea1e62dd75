#import <AudioToolbox/AudioToolbox.h>

// AudioServices.h
const CFStringRef kAudioSession_RouteChangeKey_Reason = (__bridge CFStringRef) @"kAudioSession_RouteChangeKey_Reason";
const CFStringRef kAudioSession_AudioRouteChangeKey_PreviousRouteDescription = (__bridge CFStringRef) @"kAudioSession_AudioRouteChangeKey_PreviousRouteDescription";
const CFStringRef kAudioSession_AudioRouteChangeKey_CurrentRouteDescription = (__bridge CFStringRef) @"kAudioSession_AudioRouteChangeKey_CurrentRouteDescription";
const CFStringRef kAudioSession_AudioRouteKey_Inputs = (__bridge CFStringRef) @"kAudioSession_AudioRouteKey_Inputs";
const CFStringRef kAudioSession_AudioRouteKey_Outputs = (__bridge CFStringRef) @"kAudioSession_AudioRouteKey_Outputs";
const CFStringRef kAudioSession_AudioRouteKey_Type = (__bridge CFStringRef) @"kAudioSession_AudioRouteKey_Type";
const CFStringRef kAudioSessionInputRoute_LineIn = (__bridge CFStringRef) @"kAudioSessionInputRoute_LineIn";
const CFStringRef kAudioSessionInputRoute_BuiltInMic = (__bridge CFStringRef) @"kAudioSessionInputRoute_BuiltInMic";
const CFStringRef kAudioSessionInputRoute_HeadsetMic = (__bridge CFStringRef) @"kAudioSessionInputRoute_HeadsetMic";
const CFStringRef kAudioSessionInputRoute_BluetoothHFP = (__bridge CFStringRef) @"kAudioSessionInputRoute_BluetoothHFP";
const CFStringRef kAudioSessionInputRoute_USBAudio = (__bridge CFStringRef) @"kAudioSessionInputRoute_USBAudio";
const CFStringRef kAudioSessionOutputRoute_LineOut = (__bridge CFStringRef) @"kAudioSessionOutputRoute_LineOut";
const CFStringRef kAudioSessionOutputRoute_Headphones = (__bridge CFStringRef) @"kAudioSessionOutputRoute_Headphones";
const CFStringRef kAudioSessionOutputRoute_BluetoothHFP = (__bridge CFStringRef) @"kAudioSessionOutputRoute_BluetoothHFP";
const CFStringRef kAudioSessionOutputRoute_BluetoothA2DP = (__bridge CFStringRef) @"kAudioSessionOutputRoute_BluetoothA2DP";
const CFStringRef kAudioSessionOutputRoute_BuiltInReceiver = (__bridge CFStringRef) @"kAudioSessionOutputRoute_BuiltInReceiver";
const CFStringRef kAudioSessionOutputRoute_BuiltInSpeaker = (__bridge CFStringRef) @"kAudioSessionOutputRoute_BuiltInSpeaker";
const CFStringRef kAudioSessionOutputRoute_USBAudio = (__bridge CFStringRef) @"kAudioSessionOutputRoute_USBAudio";
const CFStringRef kAudioSessionOutputRoute_HDMI = (__bridge CFStringRef) @"kAudioSessionOutputRoute_HDMI";
const CFStringRef kAudioSessionOutputRoute_AirPlay = (__bridge CFStringRef) @"kAudioSessionOutputRoute_AirPlay";
const CFStringRef kAudioSession_InputSourceKey_ID = (__bridge CFStringRef) @"kAudioSession_InputSourceKey_ID";
const CFStringRef kAudioSession_InputSourceKey_Description = (__bridge CFStringRef) @"kAudioSession_InputSourceKey_Description";
const CFStringRef kAudioSession_OutputDestinationKey_ID = (__bridge CFStringRef) @"kAudioSession_OutputDestinationKey_ID";
const CFStringRef kAudioSession_OutputDestinationKey_Description = (__bridge CFStringRef) @"kAudioSession_OutputDestinationKey_Description";
