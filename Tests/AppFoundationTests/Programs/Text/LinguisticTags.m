// Tokens of a text and what they are.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *text = @"The quick fox runs away, quietly. It has 42 friends (in London)!";
    NSArray *schemes = [NSArray arrayWithObjects:NSLinguisticTagSchemeTokenType, NSLinguisticTagSchemeLexicalClass, nil];
    NSLinguisticTagger *tagger = [[[NSLinguisticTagger alloc] initWithTagSchemes:schemes options:0] autorelease];
    [tagger setString:text];
    [tagger enumerateTagsInRange:NSMakeRange(0, [text length])
                          scheme:NSLinguisticTagSchemeTokenType
                         options:NSLinguisticTaggerOmitWhitespace
                      usingBlock:^(NSString *tag, NSRange token, NSRange sentence, BOOL *stop) {
                          printf("%s:%s(%d) ", [[text substringWithRange:token] UTF8String], [tag UTF8String],
                                 (int)sentence.location);
                          if (token.location > 40) *stop = YES;
                      }];
    printf("\n");
    NSArray *ranges = nil;
    NSArray *tags = [tagger tagsInRange:NSMakeRange(0, [text length])
                                 scheme:NSLinguisticTagSchemeLexicalClass
                                options:NSLinguisticTaggerOmitWhitespace | NSLinguisticTaggerOmitPunctuation
                            tokenRanges:&ranges];
    printf("%s\n%d %d\n", [[tags componentsJoinedByString:@" "] UTF8String], (int)[tags count], (int)[ranges count]);
    NSRange token, sentence;
    NSString *tag = [tagger tagAtIndex:36 scheme:NSLinguisticTagSchemeTokenType tokenRange:&token sentenceRange:&sentence];
    printf("%s %s %s\n", [tag UTF8String], [NSStringFromRange(token) UTF8String], [NSStringFromRange(sentence) UTF8String]);
    printf("%s\n", [[tagger tagAtIndex:0 scheme:NSLinguisticTagSchemeScript tokenRange:NULL sentenceRange:NULL] UTF8String]);
    NSOrthography *orthography = [tagger orthographyAtIndex:0 effectiveRange:NULL];
    printf("%s %s\n", [[orthography dominantLanguage] UTF8String], [[orthography dominantScript] UTF8String]);
    for (NSString *sample in [NSArray arrayWithObjects:@"Der Hund ist nicht auf dem Tisch und schläft", @"Le chat est dans la maison",
                                                       @"東京は日本の首都です", @"Привет, как дела", @"El perro está en la casa con los niños", nil]) {
        tag = [[sample linguisticTagsInRange:NSMakeRange(0, 1) scheme:NSLinguisticTagSchemeLanguage options:0 orthography:nil
                                 tokenRanges:NULL] objectAtIndex:0];
        printf("%s ", [tag UTF8String]);
    }
    NSDictionary *map = [NSDictionary dictionaryWithObject:[NSArray arrayWithObjects:@"de", @"en", nil] forKey:@"Latn"];
    orthography = [NSOrthography orthographyWithDominantScript:@"Latn" languageMap:map];
    printf("\n%s %s %d\n", [[orthography dominantLanguage] UTF8String],
           [[[orthography allLanguages] componentsJoinedByString:@","] UTF8String],
           (int)[[orthography languagesForScript:@"Latn"] count]);
    [pool drain];
    return 0;
}

// > The:Word(0) quick:Word(0) fox:Word(0) runs:Word(0) away:Word(0) ,:Punctuation(0) quietly:Word(0) .:Punctuation(0) It:Word(34) has:Word(34) 42:Word(34) 
// > Determiner Adjective Noun Verb Noun Adverb Pronoun Verb Number Noun Preposition Noun
// > 12 12
// > Whitespace {36, 1} {34, 30}
// > Latn
// > en Latn
// > de fr ja ru es 
// > de de,en 2
