import UIKit

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "AppDelegate")
