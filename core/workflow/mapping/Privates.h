// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

namespace warpgrain::workflow {

/// True if a function may have bound a variable of its own to something that is not its name: a reference, a lambda.
bool hasOtherName(const openmp::Program &program, openmp::VariableId variable);

/// True for a number that only the statements that name it can use while a loop runs, and that has its name alone in
/// the function: no pointer leads to it, no other function has it.
bool isOfStatements(const openmp::Program &program, const openmp::Statement &loop, openmp::VariableId variable);

/// True for a number that every iteration of a loop writes before it reads it, and that nothing behind the loop reads
/// before it is written: each thread may have one of its own.
bool isPrivate(const openmp::Program &program, openmp::FunctionId function, const openmp::Statement &loop,
               openmp::VariableId variable);

/// True if the value that a loop leaves in a variable may be read behind it.
bool mayBeReadBehind(const openmp::Program &program, openmp::FunctionId function, const openmp::Statement &loop,
                     openmp::VariableId variable);

} // namespace warpgrain::workflow
