// SPDX-License-Identifier: Apache-2.0
// The texts are what nvdisasm 13.1.80 printed of a cubin of nvcc 13.0.88 for sm_90, shortened.
#include "core/build/code/SassListing.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::build {
namespace {

constexpr const char *withLines = R"(	.target	sm_90

	.elftype	@"ET_EXEC"


//--------------------- .text._Z3useIdEvPT_i      --------------------------
	.section	.text._Z3useIdEvPT_i,"ax",@progbits
_Z3useIdEvPT_i:
.text._Z3useIdEvPT_i:
	//## File "/home/a b/use.cu", line 30
        /*0000*/                   DADD R2, R2, R2 ;
//--------------------- .text._Z3useIfEvPT_i      --------------------------
	.section	.text._Z3useIfEvPT_i,"ax",@progbits
	.align	128
        .global         _Z3useIfEvPT_i
        .type           _Z3useIfEvPT_i,@function
_Z3useIfEvPT_i:
.text._Z3useIfEvPT_i:
	//## File "/home/a b/use.cu", line 8
        /*0000*/                   LDC R1, c[0x0][0x28] ;
	//## File "/home/a b/use.cu", line 10
        /*0010*/                   S2R R4, SR_TID.X ;
        /*0050*/                   IMAD R3, R3, UR4, R4 ;
	//## File "/home/a b/use.cu", line 11
        /*0080*/               @P0 EXIT ;
	//## File "/home/a b/use.cu", line 2 inlined at "/home/a b/use.cu", line 12
	//## File "/home/a b/use.cu", line 12
        /*0140*/                   FMUL R0, R0, R0 ;
	//## File "/home/a b/use.cu", line 12
        /*0150*/                   STS [R3], R0 ;
	//## File "/home/a b/use.cu", line 13
        /*0160*/                   BAR.SYNC.DEFER_BLOCKING 0x0 ;
	//## File "/home/a b/use.cu", line 14
        /*0180*/                   CALL.REL.NOINC `($_Z3useIfEvPT_i$_Z3farfi) ;
	//## File "/usr/local/cuda/include/sm_32_intrinsics.hpp", line 134 inlined at "/home/a b/use.cu", line 14
	//## File "/home/a b/use.cu", line 14
        /*01c0*/                   LDG.E.CONSTANT R2, desc[UR6][R2.64] ;
	//## File "/home/a b/use.cu", line 15
        /*01f0*/                   EXIT ;
        .type           $_Z3useIfEvPT_i$_Z3farfi,@function
$_Z3useIfEvPT_i$_Z3farfi:
	//## File "/home/a b/use.cu", line 5
        /*0200*/                   LDL R0, [R12] ;
        /*0220*/              @!P0 BRA `(.L_x_0) ;
.L_x_0:
        /*0230*/                   RET.REL.NODEC R2 `(_Z3useIfEvPT_i) ;
.L_x_6:
        /*0240*/                   BRA `(.L_x_6);
        /*0250*/                   NOP;
        /*0260*/                   NOP;
.L_x_7:


//--------------------- SYMBOLS --------------------------

	.type		.nv.reservedSmem.offset0,@object
)";

constexpr const char *withRegisters =
    R"(//--------------------- .text._Z3useIdEvPT_i      --------------------------
                                                            // +-------+--------+
                                                            // | GPR   | PRED   |
        /*0000*/                   DADD R2, R2, R2 ;        // |   4   |        |
//--------------------- .text._Z3useIfEvPT_i      --------------------------
	.section	.text._Z3useIfEvPT_i,"ax",@progbits
                                                            // +--------+-------+--------+
                                                            // | UGPR   | GPR   | PRED   |
                                                            // |   #    |   #   |   #    |
                                                            // +--------+-------+--------+
_Z3useIfEvPT_i:                                             // |        |       |        |
        /*0000*/                   LDC R1, c[0x0][0x28] ;   // |        |   1   |        |
        /*0010*/                   S2R R4, SR_TID.X ;       // |        |   2   |        |
        /*0050*/                   IMAD R3, R3, UR4, R4 ;   // |   2    |  11   |        |
        /*0080*/               @P0 EXIT ;                   // |   2    |   9   |   1    |
        /*0140*/                   FMUL R0, R0, R0 ;        // |   2    |       |        |
)";

const std::filesystem::path source = "/home/a b/use.cu";

CodeListing mustList() {
  auto listing = sassListing({.withLines = withLines, .withRegisters = withRegisters}, "_Z3useIfEvPT_i");
  EXPECT_TRUE(listing);
  return listing.value_or(CodeListing{});
}

const CodeLine &lineWith(const CodeListing &listing, std::string_view part) {
  const auto found =
      std::ranges::find_if(listing.lines, [&](const CodeLine &line) { return line.text.contains(part); });
  EXPECT_NE(found, listing.lines.end()) << part;
  static const CodeLine none;
  return found != listing.lines.end() ? *found : none;
}

TEST(SassListingTest, GivesInstructionsOfOneKernelTheirLines) {
  const CodeListing listing = mustList();
  EXPECT_EQ(listing.lines.front().text, "  LDC R1, c[0x0][0x28] ;");
  EXPECT_EQ(listing.lines.front().places, (std::vector<CodePlace>{{source, 8}}));
  EXPECT_EQ(lineWith(listing, "IMAD").places, (std::vector<CodePlace>{{source, 10}}));
  EXPECT_EQ(lineWith(listing, "@P0 EXIT").places, (std::vector<CodePlace>{{source, 11}}));
  EXPECT_TRUE(std::ranges::none_of(listing.lines, [](const CodeLine &line) { return line.text.contains("DADD"); }));
}

TEST(SassListingTest, GivesWhatWasInlinedTheLinesOfItsCallsToo) {
  const CodeListing listing = mustList();
  EXPECT_EQ(lineWith(listing, "FMUL").places, (std::vector<CodePlace>{{source, 2}, {source, 12}}));
  const CodeLine &load = lineWith(listing, "LDG");
  ASSERT_NE(placeIn(load, source), nullptr);
  EXPECT_EQ(placeIn(load, source)->line, 14U);
  EXPECT_EQ(load.places.size(), 2U);
}

TEST(SassListingTest, TakesLiveRegistersFromTheColumnOfGeneralRegisters) {
  const CodeListing listing = mustList();
  EXPECT_EQ(lineWith(listing, "LDC").liveRegisters, 1U);
  EXPECT_EQ(lineWith(listing, "IMAD").liveRegisters, 11U);
  EXPECT_EQ(lineWith(listing, "FMUL").liveRegisters, 0U) << "an empty cell is none";
  EXPECT_FALSE(lineWith(listing, "STS").liveRegisters) << "the text has no such instruction";
  const auto lines = codeByLine(listing, source);
  EXPECT_EQ(std::ranges::find(lines, 10U, &LineCode::line)->mostLive, 11U);
}

TEST(SassListingTest, TellsWhatInstructionsWorkOn) {
  const CodeListing listing = mustList();
  EXPECT_EQ(lineWith(listing, "LDC").instruction, InstructionKind::constant);
  EXPECT_EQ(lineWith(listing, "S2R").instruction, InstructionKind::other);
  EXPECT_EQ(lineWith(listing, "IMAD").instruction, InstructionKind::integer);
  EXPECT_EQ(lineWith(listing, "@P0 EXIT").instruction, InstructionKind::control);
  EXPECT_EQ(lineWith(listing, "FMUL").instruction, InstructionKind::floating);
  EXPECT_EQ(lineWith(listing, "STS").instruction, InstructionKind::shared);
  EXPECT_EQ(lineWith(listing, "BAR").instruction, InstructionKind::barrier);
  EXPECT_EQ(lineWith(listing, "LDG").instruction, InstructionKind::global);
  EXPECT_EQ(lineWith(listing, "LDL").instruction, InstructionKind::local);
}

TEST(SassListingTest, KeepsLabelsAndFunctionsAndLeavesOutWhatFillsTheEnd) {
  const CodeListing listing = mustList();
  EXPECT_FALSE(lineWith(listing, ".L_x_0:").instruction);
  EXPECT_EQ(lineWith(listing, "$_Z3useIfEvPT_i$_Z3farfi:").text, "$_Z3useIfEvPT_i$_Z3farfi:");
  EXPECT_EQ(listing.lines.back().text, "  BRA `(.L_x_6);");
}

TEST(SassListingTest, HasNoListingOfAKernelThatIsNotThere) {
  EXPECT_FALSE(sassListing({.withLines = withLines, .withRegisters = {}}, "_Z3use"));
  EXPECT_FALSE(sassListing({}, "_Z3useIfEvPT_i"));
}

} // namespace
} // namespace warpgrain::build
