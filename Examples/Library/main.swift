import UIKit

// The application's delegate comes from MainWindow.xib, the file that Info.plist names as NSMainNibFile.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
