import Foundation
import XcodeProject

/// All that is done with an Xcode project before it is built.
package enum FuzzedProject {
    /// Reads a project file, evaluates every setting of every target and puts the targets in order.
    /// - Throws: `XcodeProjectError` for a file that is refused, ``FuzzedFormat/Unsettled`` for a mistake of the
    ///   reader.
    package static func exercise(_ data: Data) throws {
        let project = try XcodeProject(contents: data, path: URL(fileURLWithPath: "/nowhere/Fuzzed.xcodeproj"))
        for target in project.targets {
            let settings = target.settings(configuration: "Debug", overrides: ["A": "$(inherited) $(B:lower)"])
            for name in settings.allValues.keys {
                for word in settings.list(name) where ShellWords.split(ShellWords.quoted(word)) != [word] {
                    throw FuzzedFormat.Unsettled(message: "“\(word)” does not come back from its quotes")
                }
            }
            _ = target.phases.flatMap(\.files).map { $0.url(in: settings) }
            _ = target.platform(configuration: "Release")
        }
        _ = try XcodeBuildOrder(project.targets, of: project)
    }

    /// A project in each format, small, so that damage hits something.
    package static let samples = [Data(openStep.utf8), Data(markup.utf8)]

    private static let openStep = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 45;
        	objects = {
        		B1 /* main.m in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* main.m */; settings = {COMPILER_FLAGS = "-w \"a b\""; }; };
        		B2 /* Main.xib in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Main.xib */; };
        		B3 /* libLib.a in Frameworks */ = {isa = PBXBuildFile; fileRef = LP /* libLib.a */; };
        		F1 /* main.m */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.c.objc; path = "main\U00e9.m"; sourceTree = "<group>"; };
        		F2 /* en */ = {isa = PBXFileReference; lastKnownFileType = file.xib; name = en; path = en.lproj/Main.xib; sourceTree = "<group>"; };
        		TP /* App.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		LP /* libLib.a */ = {isa = PBXFileReference; explicitFileType = archive.ar; path = libLib.a; sourceTree = BUILT_PRODUCTS_DIR; };
        		V1 /* Main.xib */ = {isa = PBXVariantGroup; children = (F2 /* en */, ); name = Main.xib; sourceTree = "<group>"; };
        		G1 /* App */ = {
        			isa = PBXGroup;
        			children = (
        				G2 /* Classes */,
        				V1 /* Main.xib */,
        				TP /* App.app */,
        				LP /* libLib.a */,
        			);
        			name = App;
        			sourceTree = "<group>";
        		};
        		G2 /* Classes */ = {isa = PBXGroup; children = (F1 /* main.m */, ); path = Classes; sourceTree = SOURCE_ROOT; };
        		S1 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, ); };
        		S2 /* Resources */ = {isa = PBXResourcesBuildPhase; files = (B2, ); };
        		S3 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; files = (B3, ); };
        		S4 /* ShellScript */ = {isa = PBXShellScriptBuildPhase; inputPaths = ("$(SRCROOT)/a", ); outputPaths = (); shellPath = /bin/sh; shellScript = "exit 0\n"; };
        		S5 /* CopyFiles */ = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 7; files = (B2, ); };
        		T1 /* App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L1;
        			buildPhases = (S1, S2, S3, S4, S5, );
        			buildRules = ();
        			dependencies = (D1, );
        			name = App;
        			productReference = TP /* App.app */;
        			productType = "com.apple.product-type.application";
        		};
        		T2 /* Lib */ = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (); name = Lib; productReference = LP; productType = "com.apple.product-type.library.static"; };
        		D1 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T2 /* Lib */; targetProxy = X1; };
        		X1 /* PBXContainerItemProxy */ = {isa = PBXContainerItemProxy; containerPortal = P1; proxyType = 1; remoteGlobalIDString = T2; remoteInfo = Lib; };
        		P1 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = L1;
        			mainGroup = G1;
        			knownRegions = (en, "fr", );
        			projectDirPath = "";
        			targets = (T1, T2, );
        		};
        		C1 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				A = "$(inherited) ${B:rfc1034identifier} $(C_$(D))";
        				B = "one $(A) 'two three'";
        				"B[sdk=iphone*][arch=*]" = ("\"$(SRCROOT)/a b\"", "$(E:dir:base=x)", );
        				PRODUCT_NAME = "$(TARGET_NAME)";
        			};
        			name = Debug;
        		};
        		L1 /* List */ = {isa = XCConfigurationList; buildConfigurations = (C1 /* Debug */, ); defaultConfigurationName = Debug; };
        	};
        	rootObject = P1 /* Project object */;
        }
        """#

    private static let markup = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>objectVersion</key>
        \t<string>46</string>
        \t<key>objects</key>
        \t<dict>
        \t\t<key>P</key>
        \t\t<dict>
        \t\t\t<key>isa</key>
        \t\t\t<string>PBXProject</string>
        \t\t\t<key>buildConfigurationList</key>
        \t\t\t<string>L</string>
        \t\t\t<key>mainGroup</key>
        \t\t\t<string>G</string>
        \t\t\t<key>targets</key>
        \t\t\t<array>
        \t\t\t\t<string>T</string>
        \t\t\t</array>
        \t\t</dict>
        \t\t<key>T</key>
        \t\t<dict>
        \t\t\t<key>isa</key>
        \t\t\t<string>PBXAggregateTarget</string>
        \t\t\t<key>name</key>
        \t\t\t<string>All &amp; &#233;verything</string>
        \t\t\t<key>buildConfigurationList</key>
        \t\t\t<string>L</string>
        \t\t</dict>
        \t\t<key>G</key>
        \t\t<dict>
        \t\t\t<key>isa</key>
        \t\t\t<string>PBXGroup</string>
        \t\t\t<key>children</key>
        \t\t\t<array/>
        \t\t</dict>
        \t\t<key>L</key>
        \t\t<dict>
        \t\t\t<key>isa</key>
        \t\t\t<string>XCConfigurationList</string>
        \t\t\t<key>buildConfigurations</key>
        \t\t\t<array>
        \t\t\t\t<string>C</string>
        \t\t\t</array>
        \t\t</dict>
        \t\t<key>C</key>
        \t\t<dict>
        \t\t\t<key>isa</key>
        \t\t\t<string>XCBuildConfiguration</string>
        \t\t\t<key>name</key>
        \t\t\t<string>Debug</string>
        \t\t\t<key>buildSettings</key>
        \t\t\t<dict>
        \t\t\t\t<key>A</key>
        \t\t\t\t<string><![CDATA[$(B) <x>]]></string>
        \t\t\t</dict>
        \t\t</dict>
        \t</dict>
        \t<key>rootObject</key>
        \t<string>P</string>
        </dict>
        </plist>
        """
}
