/// An instance variable that a header declares, at a fixed place in the shells of its class.
package struct DeclaredVariable: Equatable {
    package let type: String
    package let name: String
    /// Its type encoding.
    package let encoding: String
    package let size: Int
    /// In bytes; 1, 2, 4 or 8.
    package let alignment: Int

    /// - Parameter type: as a header spells it; the name comes behind it.
    package init(_ type: String, _ name: String, _ encoding: String, size: Int, alignment: Int? = nil) {
        self.type = type
        self.name = name
        self.encoding = encoding
        self.size = size
        self.alignment = alignment ?? size
    }

    /// As a header declares it.
    var declaration: String { ObjectiveCSyntax.variable(type, name) + ";" }
}

/// The instance variables that Apple's headers declare and that code of apps uses although they are private: categories
/// that make touches by hand. Their storage is part of the shell, behind its own members; what stands in them is what
/// the object says.
package enum DeclaredVariables {
    /// Where those of a class right below the root begin: the size of `ObjCShell`.
    static let start = 24

    package static func of(_ declaration: ClassDeclaration) -> [DeclaredVariable] { variables[declaration.name] ?? [] }

    /// The variables of a class with their places in its shells, those of superclasses not among them.
    package static func places(in declaration: ClassDeclaration) -> [(variable: DeclaredVariable, offset: Int)] {
        var places: [(variable: DeclaredVariable, offset: Int)] = []
        var end = start
        for each in declaration.chain.reversed() {
            places = []
            for variable in of(each) {
                let offset = (end + variable.alignment - 1) / variable.alignment * variable.alignment
                places.append((variable, offset))
                end = offset + variable.size
            }
        }
        return places
    }

    /// As UITouch.h of iPhone OS 2 to 5 names them; some came and went between.
    private static let variables: [String: [DeclaredVariable]] = [
        "UITouch": [
            .init("NSTimeInterval", "_timestamp", "d", size: 8),
            .init("UITouchPhase", "_phase", "i", size: 4),
            .init("UITouchPhase", "_savedPhase", "i", size: 4),
            .init("NSUInteger", "_tapCount", "Q", size: 8),
            .init("UIWindow *", "_window", "@", size: 8),
            .init("UIView *", "_view", "@", size: 8),
            .init("UIView *", "_gestureView", "@", size: 8),
            .init("UIView *", "_warpedIntoView", "@", size: 8),
            .init("NSMutableArray *", "_gestureRecognizers", "@", size: 8),
            .init("NSMutableArray *", "_forwardingRecord", "@", size: 8),
            .init("CGPoint", "_locationInWindow", "{CGPoint=dd}", size: 16, alignment: 8),
            .init("CGPoint", "_previousLocationInWindow", "{CGPoint=dd}", size: 16, alignment: 8),
            .init("UInt8", "_pathIndex", "C", size: 1),
            .init("UInt8", "_pathIdentity", "C", size: 1),
            .init("float", "_pathMajorRadius", "f", size: 4),
            .init(
                "struct { unsigned int _firstTouchForView : 1, _isTap : 1, _isWarped : 1, _isDelayed : 1, "
                    + "_sentTouchesEnded : 1, _abandonForwardingRecord : 1; }",
                "_touchFlags", "{?=I}", size: 4),
        ]
    ]
}
