import AppBuilder
import Testing

@Suite struct DependencyFileTests {
    @Test func `Paths over several lines, with spaces and dollars, are read`() {
        let text = "/out/a.o: /src/a.m \\\n  /src/My\\ App/b.h \\\n  /src/c$$d.h /src/e\\#f.h\n"
        #expect(DependencyFile.prerequisites(text) == ["/src/a.m", "/src/My App/b.h", "/src/c$d.h", "/src/e#f.h"])
    }

    @Test(arguments: ["", "no rule", "a.o:", "a.o: \\"])
    func `Text that is no whole rule gives nothing that does not exist`(text: String) {
        #expect(DependencyFile.prerequisites(text).allSatisfy { $0 == "\\" })
    }
}
