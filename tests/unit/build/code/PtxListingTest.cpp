// SPDX-License-Identifier: Apache-2.0
// The text is what nvcc 13.0.88 wrote with -lineinfo, shortened.
#include "core/build/code/PtxListing.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::build {
namespace {

constexpr std::string_view text = R"(.version 9.0
.target sm_90
.visible .func  (.param .b32 func_retval0) _Z3farfi(
	.param .b32 _Z3farfi_param_0
)
;
.func  (.param .b32 func_retval0) _Z3farfi(
	.param .b32 _Z3farfi_param_0
)
{
	.reg .f32 	%f<5>;
	.loc	1 5 3
	mul.f32 	%f2, %f1, 0f3F000000;
	ret;
}
.func _Z6unusedv()
{
	ret;
}
	// .globl	_Z3useIfEvPT_i
.visible .entry _Z3useIfEvPT_i(
	.param .u64 _Z3useIfEvPT_i_param_0,
	.param .u32 _Z3useIfEvPT_i_param_1
)
{
	.reg .pred 	%p<2>;
	.loc	1 8 0
	ld.param.u64 	%rd2, [_Z3useIfEvPT_i_param_0];
	.loc	1 11 3
	setp.ge.s32 	%p1, %r2, %r3;
	@%p1 bra 	$L__BB1_2;

	.loc	1 0 3
	mov.u32 	%r4, %tid.x;
	.loc	1 2 3, function_name $L__info_string0, inlined_at 1 12 3
	mul.f32 	%f3, %f2, %f2;
	.loc	1 12 3
	st.shared.f32 	[%r5], %f3;
	.loc	1 13 3
	bar.sync 	0;
	.loc	1 14 3
	{ // callseq 0, 0
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.f32 	[param0+0], %f4;
	call.uni (retval0), 
	_Z3farfi, 
	(
	param0
	);
	ld.param.f32 	%f5, [retval0+0];
	} // callseq 0
	.loc	2 134 49, function_name $L__info_string1, inlined_at 1 14 3
	ld.global.nc.f32 	%f6, [%rd5];
	atom.global.add.f32 	%f7, [%rd1], %f6;
	st.local.u32 	[%rd6], %r4;

$L__BB1_2:
	.loc	1 15 1
	ret;

}
	.file	1 "/home/a b/use.cu"
	.file	2 "/usr/local/cuda/include/sm_32_intrinsics.hpp", 1700000000, 4242
)";

const std::filesystem::path source = "/home/a b/use.cu";

const CodeLine &lineWith(const CodeListing &listing, std::string_view part) {
  const auto found =
      std::ranges::find_if(listing.lines, [&](const CodeLine &line) { return line.text.contains(part); });
  EXPECT_NE(found, listing.lines.end()) << part;
  static const CodeLine none;
  return found != listing.lines.end() ? *found : none;
}

TEST(PtxListingTest, GivesInstructionsTheLineOfTheirLocDirective) {
  const auto listing = ptxListing(text, "_Z3useIfEvPT_i");
  ASSERT_TRUE(listing);
  EXPECT_EQ(lineWith(*listing, "setp.ge").places, (std::vector<CodePlace>{{source, 11}}));
  EXPECT_EQ(lineWith(*listing, "bra").places, (std::vector<CodePlace>{{source, 11}}));
  EXPECT_EQ(lineWith(*listing, "\tret;").places, (std::vector<CodePlace>{{source, 15}}));
}

TEST(PtxListingTest, GivesNoLineWhereTheCompilerTellsZero) {
  const auto listing = ptxListing(text, "_Z3useIfEvPT_i");
  ASSERT_TRUE(listing);
  EXPECT_TRUE(lineWith(*listing, "%tid.x").instruction);
  EXPECT_TRUE(lineWith(*listing, "%tid.x").places.empty());
}

TEST(PtxListingTest, GivesWhatWasInlinedTheLineOfItsCallToo) {
  const auto listing = ptxListing(text, "_Z3useIfEvPT_i");
  ASSERT_TRUE(listing);
  EXPECT_EQ(lineWith(*listing, "mul.f32 \t%f3").places, (std::vector<CodePlace>{{source, 2}, {source, 12}}));
  const CodeLine &load = lineWith(*listing, "ld.global.nc");
  ASSERT_EQ(load.places.size(), 2U);
  EXPECT_EQ(load.places.front().file, "/usr/local/cuda/include/sm_32_intrinsics.hpp");
  ASSERT_NE(placeIn(load, source), nullptr);
  EXPECT_EQ(placeIn(load, source)->line, 14U);
}

TEST(PtxListingTest, TellsWhatInstructionsWorkOn) {
  const auto listing = ptxListing(text, "_Z3useIfEvPT_i");
  ASSERT_TRUE(listing);
  EXPECT_EQ(lineWith(*listing, "ld.param.u64").instruction, InstructionKind::constant);
  EXPECT_EQ(lineWith(*listing, "setp.ge").instruction, InstructionKind::integer);
  EXPECT_EQ(lineWith(*listing, "bra").instruction, InstructionKind::control);
  EXPECT_EQ(lineWith(*listing, "mul.f32").instruction, InstructionKind::floating);
  EXPECT_EQ(lineWith(*listing, "st.shared").instruction, InstructionKind::shared);
  EXPECT_EQ(lineWith(*listing, "st.local").instruction, InstructionKind::local);
  EXPECT_EQ(lineWith(*listing, "bar.sync").instruction, InstructionKind::barrier);
  EXPECT_EQ(lineWith(*listing, "atom.global").instruction, InstructionKind::global);
  EXPECT_FALSE(lineWith(*listing, ".reg .pred").instruction);
  EXPECT_FALSE(lineWith(*listing, "$L__BB1_2:").instruction);
}

TEST(PtxListingTest, CountsACallOnSeveralLinesOnceAndGoesOnBehindIt) {
  const auto listing = ptxListing(text, "_Z3useIfEvPT_i");
  ASSERT_TRUE(listing);
  const auto lines = codeByLine(*listing, source);
  const auto line = [&](std::uint32_t number) {
    const auto found = std::ranges::find(lines, number, &LineCode::line);
    return found != lines.end() ? *found : LineCode{};
  };
  // st.param, call, ld.param, and what was inlined there: ld.global, atom, st.local.
  EXPECT_EQ(line(14).instructions, 6U);
  EXPECT_EQ(line(14)[InstructionKind::control], 1U);
  EXPECT_EQ(line(15).instructions, 1U);
  EXPECT_EQ(line(2).instructions, 1U) << "an inlined function's own line has its instructions";
  EXPECT_EQ(line(12).instructions, 1U);
  EXPECT_FALSE(line(14).mostLive);
}

TEST(PtxListingTest, ListsCalledFunctionsBehindTheKernelAndNoOthers) {
  const auto listing = ptxListing(text, "_Z3useIfEvPT_i");
  ASSERT_TRUE(listing);
  EXPECT_EQ(lineWith(*listing, "_Z3farfi:").text, "_Z3farfi:");
  EXPECT_EQ(lineWith(*listing, "0f3F000000").places, (std::vector<CodePlace>{{source, 5}}));
  EXPECT_TRUE(std::ranges::none_of(listing->lines, [](const CodeLine &l) { return l.text.contains("unused"); }));
}

TEST(PtxListingTest, HasNoListingOfAKernelThatIsNotThere) {
  EXPECT_FALSE(ptxListing(text, "_Z3useIdEvPT_i"));
  EXPECT_FALSE(ptxListing(text, "_Z3use"));
  EXPECT_FALSE(ptxListing("", "_Z3use"));
  EXPECT_TRUE(ptxListing(".entry _Z3use(\n{", "_Z3use")) << "a text that ends early";
}

} // namespace
} // namespace warpgrain::build
