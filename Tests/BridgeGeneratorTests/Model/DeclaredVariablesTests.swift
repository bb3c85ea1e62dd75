import BridgeGenerator
import Testing

@Suite struct DeclaredVariablesTests {
    private func touch(below superclass: ClassDeclaration? = nil, named name: String = "UITouch") -> ClassDeclaration {
        let declaration = ClassDeclaration(
            name: name, module: "UIKit", precise: name, isOpen: true, isStub: false, isMainActor: true)
        declaration.superclass = superclass
        return declaration
    }

    @Test func `variables lie behind the shell's members, each aligned`() {
        let places = DeclaredVariables.places(in: touch())
        #expect(places.first?.offset == 24)
        #expect(places.map(\.variable) == DeclaredVariables.of(touch()))
        for (place, next) in zip(places, places.dropFirst()) {
            #expect(place.offset % place.variable.alignment == 0)
            #expect(next.offset >= place.offset + place.variable.size)
        }
    }

    @Test func `a class without variables has no places, also below one that has some`() {
        #expect(DeclaredVariables.places(in: touch(named: "UIEvent")).isEmpty)
        #expect(DeclaredVariables.places(in: touch(below: touch(), named: "Finger")).isEmpty)
    }
}
